import { UNIT_NAMES, type UnitType } from '../../tables/units'
import type { UnitId } from '../../state/position'

/** A unit's name from its id, which is its type and number unless a position file says otherwise. */
export function unitName(unit: UnitId, type: UnitType): string {
  const number = unit.startsWith(`${type}-`) ? unit.slice(type.length + 1) : ''
  return number === '' ? `${UNIT_NAMES[type].one} ${unit}` : `${UNIT_NAMES[type].one} ${number}`
}
