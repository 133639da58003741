import type { Table, Unit, UnitId } from '../../rules/position'
import { UnitChips } from './UnitChips'

interface GroupPickerProps {
  readonly table: Table
  /** Whose counters these are: 'Group at 1110'. */
  readonly title: string
  readonly units: readonly Unit[]
  readonly picked: readonly UnitId[]
  readonly onToggle: (unit: UnitId) => void
  readonly onTake: (units: readonly UnitId[]) => void
  /** The most that may be taken. */
  readonly most?: number
}

/** Takes all or some of the units of a hex: each by its counter, one more or fewer, all or none. */
export function GroupPicker({
  table,
  title,
  units,
  picked,
  onToggle,
  onTake,
  most = Infinity,
}: GroupPickerProps) {
  const here = units.filter(({ id }) => picked.includes(id))
  const elsewhere = picked.filter((id) => !units.some((unit) => unit.id === id))
  const alike = likeThose(units, here)
  const take = (count: number) => onTake([...elsewhere, ...alike.slice(0, count).map(({ id }) => id)])
  const limit = Math.min(alike.length, most)
  return (
    <section className="group-picker" aria-label={title}>
      <h3>
        {title} <span className="soft">{`${here.length} of ${alike.length}`}</span>
      </h3>
      <UnitChips table={table} units={units} picked={picked} onToggle={onToggle} />
      <div className="segmented" role="group" aria-label={`${title}: how many`}>
        <CountButton label="None" sign="None" disabled={here.length === 0} onClick={() => take(0)} />
        <CountButton
          label="One fewer"
          sign="−"
          disabled={here.length === 0}
          onClick={() => take(here.length - 1)}
        />
        <CountButton
          label="One more"
          sign="+"
          disabled={here.length >= limit}
          onClick={() => take(here.length + 1)}
        />
        <CountButton label="All" sign="All" disabled={here.length >= limit} onClick={() => take(limit)} />
      </div>
    </section>
  )
}

interface CountButtonProps {
  readonly label: string
  readonly sign: string
  readonly disabled: boolean
  readonly onClick: () => void
}

/** Stays focusable when it has nothing to do, so that the keyboard does not lose its place. */
function CountButton({ label, sign, disabled, onClick }: CountButtonProps) {
  return (
    <button
      type="button"
      className="button segmented__button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => (disabled ? undefined : onClick())}
    >
      {sign}
    </button>
  )
}

/** The units of the type that is picked, those picked first; of the first type if none is. */
function likeThose(units: readonly Unit[], picked: readonly Unit[]): readonly Unit[] {
  const type = picked[0]?.type ?? units[0]?.type
  const rest = units.filter((unit) => unit.type === type && !picked.includes(unit))
  return [...picked.filter((unit) => unit.type === type), ...rest]
}
