import { IDLE } from '@/table/desk/answer'
import { STACKING_LIMIT } from '../../content/units'
import type { Table, UnitId } from '../../rules/position'
import { unitOf } from '../../rules/stacking'
import type { Adjustment } from '../desk/adjustment'
import type { Gesture } from '../desk/gesture'
import { handOf } from './hands'
import { unitsPicked } from './movement'

/** The gesture after a control of the panel was used. */
export function adjusted(table: Table, gesture: Gesture, adjustment: Adjustment): Gesture {
  switch (adjustment.type) {
    case 'cancel':
      return IDLE
    case 'pick':
      return adjustment.gesture
    case 'toggleUnit':
      return withGroup(gesture, toggled(table, groupOf(gesture), adjustment.unit, mixes(gesture)))
    case 'takeUnits':
      return withGroup(gesture, adjustment.units)
    case 'toggleDefender':
      return withDefender(gesture, adjustment.unit)
    case 'takeWand':
      return gesture.name === 'UnitsPicked' ? { ...gesture, takesWand: adjustment.takes } : gesture
    case 'sendCasters':
    case 'chooseSpell':
      return handOf(table)?.adjusted?.(table, gesture, adjustment) ?? gesture
  }
}

/** The units of the group that a gesture is about. */
export function groupOf(gesture: Gesture): readonly UnitId[] {
  switch (gesture.name) {
    case 'UnitsPicked':
    case 'EntryHasteNamed':
    case 'NamingAdvance':
      return gesture.units
    case 'AttackersPicked':
    case 'NamingAttack':
      return gesture.attackers
    default:
      return []
  }
}

function withGroup(gesture: Gesture, units: readonly UnitId[]): Gesture {
  switch (gesture.name) {
    case 'UnitsPicked':
      return unitsPicked(gesture.hex, units, gesture.takesWand)
    case 'EntryHasteNamed':
    case 'NamingAdvance':
      // The rules allow four at most; a fifth is not taken rather than refused later.
      return units.length > STACKING_LIMIT ? gesture : { ...gesture, units }
    case 'AttackersPicked':
      return units.length === 0 ? IDLE : { ...gesture, attackers: units }
    case 'NamingAttack':
      return { ...gesture, attackers: units }
    default:
      return gesture
  }
}

/** Only an attack may be made by units of several types. */
function mixes(gesture: Gesture): boolean {
  return gesture.name === 'AttackersPicked' || gesture.name === 'NamingAttack'
}

function toggled(table: Table, group: readonly UnitId[], unit: UnitId, mixed: boolean): readonly UnitId[] {
  if (group.includes(unit)) return group.filter((id) => id !== unit)
  const type = unitOf(table, unit)?.type
  const alike = mixed || group.every((id) => unitOf(table, id)?.type === type)
  return alike ? [...group, unit] : [unit]
}

function withDefender(gesture: Gesture, unit: UnitId): Gesture {
  if (gesture.name !== 'NamingAttack') return gesture
  const { defenders } = gesture
  if (!defenders.includes(unit)) return { ...gesture, defenders: [...defenders, unit] }
  const others = defenders.filter((id) => id !== unit)
  return others.length === 0 ? gesture : { ...gesture, defenders: others }
}
