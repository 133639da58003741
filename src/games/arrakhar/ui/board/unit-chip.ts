import type { Chip } from '@/table/panel/UnitChips'
import { capitalized } from '@/engine/basics/phrases'
import { ICONS } from '../../tables/icons'
import { factorText } from '../../tables/text'
import { UNITS, type UnitType } from '../../tables/units'
import type { Table, Unit, UnitId } from '../../state/position'
import { pointsLeft } from '../../queries/movement-reach'
import { PLACES } from './board-view'
import { unitName } from '../sentences/unit-name'

/** A unit among the controls, with its type: groups are made of units of one. */
export interface UnitChip extends Chip {
  readonly id: UnitId
  readonly kind: UnitType
}

/** What matters of units where they are picked: the points they move with, the strength they fight with, or a spell. */
export type Figure = 'points' | 'combat' | 'spell'

/** Units as small counters among the controls, each with the figure that matters there. */
export function chipsOf(table: Table, units: readonly Unit[], figure: Figure): readonly UnitChip[] {
  return units.map((unit) => ({
    id: unit.id,
    kind: unit.type,
    side: PLACES[UNITS[unit.type].side],
    icon: ICONS[unit.type].path,
    label: chipLabel(table, unit, figure),
    foot: FEET[figure](table, unit),
  }))
}

function chipLabel(table: Table, unit: Unit, figure: Figure): string {
  const bonus = table.haste[unit.id] ?? 0
  const notes = [
    capitalized(unitName(unit.id, unit.type)),
    ...(bonus > 0 ? [`hasted by ${bonus}`] : []),
    ...(table.cast.includes(unit.id) ? ['has cast'] : []),
    ...(figure === 'points' ? [`${pointsOf(table, unit)} points left`] : []),
    ...(figure === 'combat' ? [`combat ${factorText(UNITS[unit.type].combat)}`] : []),
    ...(figure === 'spell' && !table.cast.includes(unit.id) ? ['can cast one spell'] : []),
  ]
  return notes.join(', ')
}

const FEET: Readonly<Record<Figure, (table: Table, unit: Unit) => string>> = {
  points: (table, unit) => String(pointsOf(table, unit)),
  combat: (_, unit) => factorText(UNITS[unit.type].combat),
  // Each casts one spell in a phase (AR-5.5).
  spell: (table, unit) => (table.cast.includes(unit.id) ? '0' : '1'),
}

/** The points that a unit has left, or will have where it does not move yet. */
function pointsOf(table: Table, unit: Unit): number {
  if (table.now.segment === 'movement') return pointsLeft(table, unit)
  return UNITS[unit.type].movement + (table.haste[unit.id] ?? 0)
}
