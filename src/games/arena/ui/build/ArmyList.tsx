import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { BUILD } from '../../content/build-text'
import { CREATURE_IDS, CREATURES } from '../../content/creatures'
import { ITEM_IDS, ITEMS } from '../../content/items'
import { SPELL_IDS, SPELLS } from '../../content/spells'
import { type ArmyDraft, withCreatures, withItems, withSpell } from './army-draft'
import styles from './build.module.css'

interface ArmyListProps {
  readonly draft: ArmyDraft
  readonly onChange: (draft: ArmyDraft) => void
}

/** A line of the list: how often a card is taken, what that costs, and the draft with one of it less. */
interface Line {
  readonly id: string
  readonly name: string
  readonly count: number
  /** In words; points, or for spells what a casting takes from the pool. */
  readonly cost: string
  readonly less: ArmyDraft
}

/** What has been taken so far, a line for each card. */
export function ArmyList({ draft, onChange }: ArmyListProps) {
  const lines = [...creatureLines(draft), ...itemLines(draft), ...spellLines(draft)]
  return (
    <section aria-label={BUILD.list}>
      <h2 className={styles['army-list__title']}>{BUILD.list}</h2>
      {lines.length === 0 && <p className={controlStyles['field__hint']}>{BUILD.empty}</p>}
      <ul className={styles['army-list__lines']}>
        {lines.map(({ id, name, count, cost, less }) => (
          <li key={id} className={styles['army-list__line']}>
            <span className={styles['army-list__count']}>{count > 1 && `${count} ×`}</span>
            <span>{name}</span>
            <span className={styles['army-list__cost']}>{cost}</span>
            <button
              type="button"
              className={classNames(
                controlStyles.button,
                controlStyles['button--icon'],
                controlStyles['button--quiet'],
              )}
              aria-label={BUILD.remove(name)}
              onClick={() => onChange(less)}
            >
              −
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function creatureLines(draft: ArmyDraft): readonly Line[] {
  return CREATURE_IDS.flatMap((id) => {
    const count = draft.creatures[id] ?? 0
    const { name, cost } = CREATURES[id]
    const less = withCreatures(draft, id, count - 1)
    return count > 0 ? [{ id: `creature ${id}`, name, count, cost: String(cost * count), less }] : []
  })
}

function itemLines(draft: ArmyDraft): readonly Line[] {
  return ITEM_IDS.flatMap((id) => {
    const count = draft.items[id] ?? 0
    const { name, cost } = ITEMS[id]
    const less = withItems(draft, id, count - 1)
    return count > 0 ? [{ id: `item ${id}`, name, count, cost: String(cost * count), less }] : []
  })
}

function spellLines(draft: ArmyDraft): readonly Line[] {
  return SPELL_IDS.filter((id) => draft.spells.includes(id)).map((id) => ({
    id: `spell ${id}`,
    name: SPELLS[id].name,
    count: 1,
    cost: BUILD.poolCost(SPELLS[id].cost),
    less: withSpell(draft, id, false),
  }))
}
