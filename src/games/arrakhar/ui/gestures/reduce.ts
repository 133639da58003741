import { IDLE } from '@/table/desk/answer'
import type { AimedSpell } from '../../commands/designations'
import { STACKING_LIMIT } from '../../tables/units'
import type { Table, UnitId } from '../../state/position'
import { hexesOfUnits, stackIn, unitOf } from '../../queries/stacking'
import type { Adjustment } from '../desk/adjustment'
import type { Gesture } from '../desk/gesture'
import { actorsIn, aiming } from './aims'
import { unitsPicked } from './movement'

/** The gesture after a control of the panel was used. */
export function adjusted(table: Table, gesture: Gesture, adjustment: Adjustment): Gesture {
  switch (adjustment.type) {
    case 'cancel':
      return IDLE
    case 'pick':
      return adjustment.gesture
    case 'toggleUnit':
      return withGroup(gesture, toggled(table, gesture, adjustment.unit))
    case 'takeUnits':
      return withGroup(gesture, adjustment.units)
    case 'nameDefenders':
      return 'aim' in gesture && adjustment.units.length > 0
        ? { ...gesture, defenders: adjustment.units }
        : gesture
    case 'takeWand':
      return gesture.name === 'UnitsPicked' ? { ...gesture, takesWand: adjustment.takes } : gesture
    case 'sendCasters':
      return withCasters(table, gesture, adjustment.count)
    case 'chooseSpell':
      return withSpell(table, gesture, adjustment.spell)
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
    case 'ActorsPicked':
    case 'TargetPicked':
    case 'Aimed':
      if (units.length === 0 && gesture.target === null) return IDLE
      return aiming(gesture.aim, units, gesture.target, gesture.defenders)
    case 'Idle':
      return gesture
  }
}

/** Only an attack may be made by units of several types. */
function toggled(table: Table, gesture: Gesture, unit: UnitId): readonly UnitId[] {
  const group = 'units' in gesture ? gesture.units : []
  if (group.includes(unit)) return group.filter((id) => id !== unit)
  const type = unitOf(table, unit)?.type
  const alike = 'aim' in gesture || group.every((id) => unitOf(table, id)?.type === type)
  return alike ? [...group, unit] : [unit]
}

function withCasters(table: Table, gesture: Gesture, count: number): Gesture {
  if (!('aim' in gesture)) return gesture
  const { aim, units, target } = gesture
  const able = hexesOfUnits(table, units).flatMap((hex) => actorsIn(table, aim, hex, target))
  return { ...gesture, units: able.slice(0, Math.max(1, count)) }
}

function withSpell(table: Table, gesture: Gesture, spell: AimedSpell): Gesture {
  if (!('aim' in gesture)) return gesture
  const { units, target } = gesture
  if (units.length === 0) return aiming(spell, [], target)
  const [hex] = hexesOfUnits(table, units)
  const [caster] = hex === undefined ? [] : actorsIn(table, spell, hex)
  if (hex === undefined || caster === undefined) return gesture
  const isStill =
    target !== null &&
    stackIn(table, target).length > 0 &&
    actorsIn(table, spell, hex, target).includes(caster)
  return aiming(spell, [caster], isStill ? target : null)
}
