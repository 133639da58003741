import type { HexId } from '@/engine/kernel/hex'
import { Button } from '@/widgets/Button'
import writingStyles from '@/widgets/writing.module.css'
import { type Chip, UnitChips } from './UnitChips'
import styles from './unit-groups.module.css'

interface PlacedUnit {
  readonly id: string
  readonly hex: HexId
}

export interface UnitGroupsProps<Unit extends PlacedUnit> {
  readonly title: string
  /** Everybody who can take part. */
  readonly units: readonly Unit[]
  readonly chipsOf: (units: readonly Unit[]) => readonly (Chip & { readonly id: Unit['id'] })[]
  readonly picked: readonly Unit['id'][]
  /** Whether no more than one can take part; then it is not counted how many do. */
  readonly isForOne?: boolean
  readonly onPick: (units: readonly Unit['id'][]) => void
}

/** Units that can take part, by hex: each is taken or left by its counter, a hex as a whole by its number. */
export function UnitGroups<Unit extends PlacedUnit>(props: UnitGroupsProps<Unit>) {
  const { title, units, chipsOf, picked, isForOne = false, onPick } = props
  const hexes = [...new Set(units.map(({ hex }) => hex))]
  if (isForOne)
    return (
      <section className={styles['chip-groups']} aria-label={title}>
        <h3>{title}</h3>
        <UnitChips
          chips={chipsOf(units)}
          picked={picked}
          onToggle={(unit) => onPick(picked.includes(unit) ? [] : [unit])}
        />
      </section>
    )
  return (
    <section className={styles['chip-groups']} aria-label={title}>
      <h3>
        {title} <span className={writingStyles.soft}>{`${picked.length} of ${units.length}`}</span>
      </h3>
      {hexes.map((hex) => (
        <Group key={hex} {...props} hex={hex} units={units.filter((unit) => unit.hex === hex)} />
      ))}
    </section>
  )
}

interface GroupProps<Unit extends PlacedUnit> extends UnitGroupsProps<Unit> {
  readonly hex: HexId
}

function Group<Unit extends PlacedUnit>({ hex, units, chipsOf, picked, onPick }: GroupProps<Unit>) {
  const all = units.map(({ id }) => id)
  const others = picked.filter((id) => !all.includes(id))
  const isWhole = all.every((id) => picked.includes(id))
  const toggle = (unit: Unit['id']) =>
    onPick(picked.includes(unit) ? picked.filter((id) => id !== unit) : [...picked, unit])
  return (
    <div className={styles['chip-group']} role="group" aria-label={`At ${hex}`}>
      <Button
        className={styles['chip-group__hex']}
        aria-label={`${hex}: ${isWhole ? 'none' : 'all'}`}
        onClick={() => onPick(isWhole ? others : [...others, ...all])}
      >
        <b>{hex}</b> <small>{isWhole ? 'none' : 'all'}</small>
      </Button>
      <UnitChips chips={chipsOf(units)} picked={picked} onToggle={toggle} />
    </div>
  )
}
