import type { Chip } from '@/table/panel/UnitChips'
import { capitalized } from '@/engine/phrases'
import { ICONS } from '../../content/icons'
import { UNITS, type UnitType } from '../../content/units'
import type { Table, Unit, UnitId } from '../../rules/position'
import { pointsLeft } from '../../rules/segments/movement-reach'
import { PLACES } from '../board-view'
import { unitName } from '../sentences/unit-name'

/** A unit among the controls, with its type: groups are made of units of one. */
export interface UnitChip extends Chip {
  readonly id: UnitId
  readonly kind: UnitType
}

/** Units as small counters among the controls. */
export function chipsOf(table: Table, units: readonly Unit[]): readonly UnitChip[] {
  return units.map((unit) => ({
    id: unit.id,
    kind: unit.type,
    side: PLACES[UNITS[unit.type].side],
    icon: ICONS[unit.type].path,
    label: chipLabel(table, unit),
    foot: chipFoot(table, unit),
  }))
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
