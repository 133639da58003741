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
  readonly order: OrderDraft
  readonly onChange: (order: OrderDraft) => void
}

/** Who plays, how many games, from which seed, and whether other sums of points are tried. */
export function OrderFields({ seats, order, onChange }: OrderFieldsProps) {
  const { deciders, rollouts, games, seed, isSearch } = order
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
            label={LAB_TEXT.games}
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
        <label className={classNames(controlStyles.check, styles['lab__search'])}>
          <input
            type="checkbox"
            checked={isSearch}
            onChange={({ target }) => change({ isSearch: target.checked })}
          />
          <span>
            <b>{LAB_TEXT.search}</b>{' '}
            <span className={controlStyles['field__hint']}>{LAB_TEXT.searchHint}</span>
          </span>
        </label>
        {isSearch && (
          <NumberField
            label={LAB_TEXT.mostSheets}
            value={order.mostSheets}
            least={2}
            most={MOST.sheets}
            onChange={(mostSheets) => change({ mostSheets })}
          />
        )}
      </fieldset>
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
