import { ICONS } from '../../content/icons'
import { capitalized } from '../../content/text'
import { UNITS } from '../../content/units'
import type { Table, Unit, UnitId } from '../../rules/position'
import { pointsLeft } from '../../rules/segments/movement-reach'
import { unitName } from '../sentences/unit-name'

interface UnitChipsProps {
  readonly table: Table
  readonly units: readonly Unit[]
  readonly picked: readonly UnitId[]
  readonly onToggle: (unit: UnitId) => void
}

/** Units as small counters, each of which can be taken or left. */
export function UnitChips({ table, units, picked, onToggle }: UnitChipsProps) {
  return (
    <div className="unit-chips">
      {units.map((unit) => (
        <button
          key={unit.id}
          type="button"
          className={`unit-chip unit-chip--${UNITS[unit.type].side}`}
          aria-pressed={picked.includes(unit.id)}
          aria-label={chipLabel(table, unit)}
          title={chipLabel(table, unit)}
          onClick={() => onToggle(unit.id)}
        >
          <svg viewBox="0 0 256 256" aria-hidden="true">
            <path d={ICONS[unit.type].path} />
          </svg>
          <span className="unit-chip__foot" aria-hidden="true">
            {chipFoot(table, unit)}
          </span>
        </button>
      ))}
    </div>
  )
}

function chipLabel(table: Table, unit: Unit): string {
  const bonus = table.haste[unit.id] ?? 0
  const notes = [
    capitalized(unitName(unit.id, unit.type)),
    ...(bonus > 0 ? [`hasted by ${bonus}`] : []),
    ...(table.cast.includes(unit.id) ? ['has cast'] : []),
    table.now.segment === 'movement'
      ? `${chipFoot(table, unit)} points left`
      : `combat ${chipFoot(table, unit)}`,
  ]
  return notes.join(', ')
}

/** What matters of a unit now: its points left, or the strength with which it fights. */
function chipFoot(table: Table, unit: Unit): string {
  const { combat } = UNITS[unit.type]
  if (table.now.segment === 'movement') return String(pointsLeft(table, unit))
  return Number.isInteger(combat) ? String(combat) : '½'
}
