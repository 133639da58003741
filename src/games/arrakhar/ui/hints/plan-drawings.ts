import type { Drawing } from '@/engine/rulebook'
import { type Aim, drawingsOfAims, ring } from '@/table/hints/aims'
import type { Command } from '../../rules/commands'
import type { UnitId } from '../../rules/position'
import type { View } from '../../rules/view'
import { type Planned, standingDesignation } from './planned'

/** A plan as arrows from hex to hex and rings around what it aims at. */
export function drawingsOf(view: View, plan: readonly Planned[]): readonly Drawing[] {
  return drawingsOfAims(plan.map((planned) => aimOf(view, planned)))
}

function aimOf(view: View, { command, hexOf }: Planned): Aim | undefined {
  const hexesOf = (units: readonly UnitId[]) => units.map(hexOf)
  switch (command.type) {
    case 'move':
      return { ink: 'green', to: command.path.at(-1), from: hexesOf(command.units), isRinged: false }
    case 'advance':
      return { ink: 'green', to: command.hex, from: hexesOf(command.units), isRinged: false }
    case 'designateAttack':
      return { ink: 'red', to: command.hex, from: hexesOf(command.attackers), isRinged: true }
    case 'designateFireball':
    case 'designateWandFireball':
      return { ink: 'yellow', to: command.hex, from: [hexOf(command.caster)], isRinged: true }
    case 'designateHaste': {
      const caster = hexOf(command.caster)
      return { ink: 'blue', to: command.hex ?? caster, from: [caster], isRinged: true }
    }
    case 'castSummon':
      return { ink: 'blue', to: view.haunts[command.haunt], from: [hexOf(command.sorcerer)], isRinged: true }
    default:
      return ringOf(view, command)
  }
}

/** What happens at one hex. */
function ringOf(view: View, command: Command): Aim | undefined {
  switch (command.type) {
    case 'placeHaunt':
    case 'placeSorcerers':
    case 'liftSorcerers':
    case 'assignEntry':
    case 'placeOrc':
      return ring('green', command.hex)
    case 'placeSummoned':
      return view.now.segment === 'summon' && view.now.pending
        ? ring('green', view.haunts[view.now.pending.haunt])
        : undefined
    case 'liftHaunt':
    case 'hideWand':
      return ring('blue', view.setUp?.haunts[command.haunt])
    case 'resolve':
    case 'withdraw':
      return ring('red', standingDesignation(view, command.designation)?.hex)
    default:
      return undefined
  }
}
