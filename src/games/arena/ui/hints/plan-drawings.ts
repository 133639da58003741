import type { HexId } from '@/engine/hex'
import type { Drawing } from '@/engine/rulebook'
import { type Aim, drawingsOfAims, ring } from '@/table/hints/aims'
import type { CreatureId } from '../../rules/position'
import { hexOf } from '../../rules/spaces'
import type { View } from '../../rules/view'
import { castOf, hexesOfTarget } from '../gestures/magic-offers'
import { isHarmful } from '../motion/harm'
import type { Planned } from './planned'

/** A plan as arrows from hex to hex and rings around what it aims at. */
export function drawingsOf(view: View, plan: readonly Planned[]): readonly Drawing[] {
  return drawingsOfAims(plan.flatMap((planned) => aimsOf(view, planned)))
}

function aimsOf(view: View, { command, spaceOf }: Planned): readonly (Aim | undefined)[] {
  const at = (creature: CreatureId): HexId | undefined => {
    const space = spaceOf(creature)
    return space && hexOf(space)
  }
  switch (command.type) {
    case 'walk':
    case 'fly': {
      const from = at(command.unit)
      return [{ ink: 'green', to: command.path.at(-1) ?? from, from: [from], isRinged: false }]
    }
    case 'fire':
      return [{ ink: 'red', to: hexOf(command.target), from: [at(command.shooter)], isRinged: true }]
    case 'attackVehicle':
      return [ring('red', at(command.vehicle))]
    case 'resolve':
      return [ring('red', hexOf(command.space))]
    case 'chooseCasualty':
      return [command.creature === null ? undefined : ring('red', at(command.creature))]
    case 'declareSpell':
    case 'declareAbility':
      return magicAims(view, command, at)
    default:
      return [ring('green', hexOfDeed(command, at))]
  }
}

type Deed = Planned['command']
type Declaration = Extract<Deed, { type: 'declareSpell' | 'declareAbility' }>

function magicAims(
  view: View,
  command: Declaration,
  at: (creature: CreatureId) => HexId | undefined,
): readonly Aim[] {
  const cast = castOf(view, command)
  if (!cast) return []
  const { caster, source } = cast
  const ink = isHarmful(source) ? 'yellow' : 'blue'
  const hexes = hexesOfTarget(view, caster, command.target)
  const [first = at(caster)] = hexes
  return [
    { ink, to: first, from: [at(caster)], isRinged: true },
    ...hexes.slice(1).map((hex): Aim => ring(ink, hex)),
  ]
}

/** Where something is done that goes nowhere. */
function hexOfDeed(command: Deed, at: (creature: CreatureId) => HexId | undefined): HexId | undefined {
  switch (command.type) {
    case 'placeBasic':
    case 'changeTerrain':
    case 'setStorm':
      return command.hex
    case 'equip':
    case 'drop':
      return at(command.creature)
    case 'mount':
    case 'dismount':
      return at(command.rider)
    case 'stopCasting':
      return at(command.caster)
    default:
      return undefined
  }
}
