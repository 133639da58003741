import { DECIDERS, type Decider } from '@/engine/bot/bot'
import type { Seat } from '@/engine/kernel/game'
import { Select } from '@/widgets/Select'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { LAB_TEXT } from '../lab-text'
import { NumberField } from './NumberField'
import { MOST, type OrderDraft } from './order'
import styles from '../lab.module.css'

interface OrderFieldsProps {
  readonly seats: readonly { readonly id: Seat; readonly name: string }[]
  /** Whether other sums of points can be tried. */
  readonly isEvened: boolean
  readonly order: OrderDraft
  readonly onChange: (order: OrderDraft) => void
}

/** Who plays, how many games, from which seed, and whether other sums of points are tried. */
export function OrderFields({ seats, isEvened, order, onChange }: OrderFieldsProps) {
  const { deciders, rollouts, games, seed } = order
  const change = (part: Partial<OrderDraft>) => onChange({ ...order, ...part })
  return (
    <>
      <fieldset className={panelStyles.stack}>
        <legend className={controlStyles['field__label']}>{LAB_TEXT.players}</legend>
        <div className={styles['lab__fields']}>
          {seats.map(({ id, name }) => (
            <DeciderField
              key={id}
              name={name}
              decider={deciders[id] ?? 'random'}
              onChange={(decider) => change({ deciders: { ...deciders, [id]: decider } })}
            />
          ))}
          <NumberField
            label={LAB_TEXT.rollouts}
            hint={LAB_TEXT.rolloutsHint}
            value={rollouts}
            least={1}
            most={MOST.rollouts}
            onChange={(next) => change({ rollouts: next })}
          />
        </div>
      </fieldset>
      <fieldset className={panelStyles.stack}>
        <legend className={controlStyles['field__label']}>{LAB_TEXT.howMany}</legend>
        <div className={styles['lab__fields']}>
          <NumberField
            label={isEvened ? LAB_TEXT.games : LAB_TEXT.gamesColumn}
            hint={LAB_TEXT.gamesHint}
            value={games}
            least={1}
            most={MOST.games}
            onChange={(next) => change({ games: next })}
          />
          <NumberField
            label={LAB_TEXT.seed}
            hint={LAB_TEXT.seedHint}
            value={seed}
            least={0}
            most={MOST.seed}
            onChange={(next) => change({ seed: next })}
          />
        </div>
        {isEvened && <SearchFields order={order} onChange={change} />}
      </fieldset>
    </>
  )
}

interface SearchFieldsProps {
  readonly order: OrderDraft
  readonly onChange: (part: Partial<OrderDraft>) => void
}

/** Whether the points are looked for at which both win alike, and at how many sums. */
function SearchFields({ order: { isSearch, mostSheets }, onChange }: SearchFieldsProps) {
  return (
    <>
      <label className={classNames(controlStyles.check, styles['lab__search'])}>
        <input
          type="checkbox"
          checked={isSearch}
          onChange={({ target }) => onChange({ isSearch: target.checked })}
        />
        <span>
          <b>{LAB_TEXT.search}</b> <span className={controlStyles['field__hint']}>{LAB_TEXT.searchHint}</span>
        </span>
      </label>
      {isSearch && (
        <NumberField
          label={LAB_TEXT.mostSheets}
          value={mostSheets}
          least={2}
          most={MOST.sheets}
          onChange={(most) => onChange({ mostSheets: most })}
        />
      )}
    </>
  )
}

interface DeciderFieldProps {
  readonly name: string
  readonly decider: Decider
  readonly onChange: (decider: Decider) => void
}

function DeciderField({ name, decider, onChange }: DeciderFieldProps) {
  return (
    <Select
      label={LAB_TEXT.playerOf(name)}
      value={decider}
      options={DECIDERS.map((value) => ({ value, name: LAB_TEXT.deciders[value] }))}
      onChange={onChange}
    />
  )
}
