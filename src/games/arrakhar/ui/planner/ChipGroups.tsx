import type { HexId } from '@/engine/hex'
import { UnitChips } from '@/table/panel/UnitChips'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import controlStyles from '@/widgets/control.module.css'
import type { Table, Unit, UnitId } from '../../rules/position'
import { chipsOf, type Figure } from '../board/unit-chip'
import styles from '../odds/parts.module.css'

interface ChipGroupsProps {
  readonly title: string
  readonly table: Table
  /** What matters of them here. */
  readonly figure: Figure
  /** Everybody who can take part. */
  readonly units: readonly Unit[]
  readonly picked: readonly UnitId[]
  readonly onPick: (units: readonly UnitId[]) => void
}

/** Units that can take part, by hex: each is taken or left by its counter, a hex as a whole by its number. */
export function ChipGroups({ title, table, figure, units, picked, onPick }: ChipGroupsProps) {
  const hexes = [...new Set(units.map(({ hex }) => hex))]
  return (
    <section className={styles['chip-groups']} aria-label={title}>
      <h3>
        {title} <span className={writingStyles.soft}>{`${picked.length} of ${units.length}`}</span>
      </h3>
      {hexes.map((hex) => (
        <ChipGroup
          key={hex}
          hex={hex}
          table={table}
          figure={figure}
          units={units.filter((unit) => unit.hex === hex)}
          picked={picked}
          onPick={onPick}
        />
      ))}
    </section>
  )
}

interface ChipGroupProps extends Omit<ChipGroupsProps, 'title'> {
  readonly hex: HexId
}

function ChipGroup({ hex, table, figure, units, picked, onPick }: ChipGroupProps) {
  const all = units.map(({ id }) => id)
  const others = picked.filter((id) => !all.includes(id))
  const isWhole = all.every((id) => picked.includes(id))
  const toggle = (unit: UnitId) =>
    onPick(picked.includes(unit) ? picked.filter((id) => id !== unit) : [...picked, unit])
  return (
    <div className={styles['chip-group']} role="group" aria-label={`At ${hex}`}>
      <button
        type="button"
        className={classNames(controlStyles.button, styles['chip-group__hex'])}
        aria-label={`${hex}: ${isWhole ? 'none' : 'all'}`}
        onClick={() => onPick(isWhole ? others : [...others, ...all])}
      >
        <b>{hex}</b> <small>{isWhole ? 'none' : 'all'}</small>
      </button>
      <UnitChips chips={chipsOf(table, units, figure)} picked={picked} onToggle={toggle} />
    </div>
  )
}
