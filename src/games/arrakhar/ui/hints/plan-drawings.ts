import type { HexId } from '@/engine/hex'
import type { Drawing, DrawingInk } from '@/engine/rulebook'
import type { Command } from '../../rules/commands'
import type { UnitId } from '../../rules/position'
import type { View } from '../../rules/view'
import { type Planned, standingDesignation } from './planned'

/** What is hit or reached, and from where; each ink has a dash and a head of its own. */
interface Aim {
  readonly ink: DrawingInk
  readonly to: HexId | undefined
  readonly from: readonly (HexId | undefined)[]
  /** Whether the goal has a ring of its own; a move's arrow says enough. */
  readonly isRinged: boolean
}

/** A plan as arrows from hex to hex and rings around what it aims at. */
export function drawingsOf(view: View, plan: readonly Planned[]): readonly Drawing[] {
  const drawn = new Map<string, Drawing>()
  for (const planned of plan) {
    const aim = aimOf(view, planned)
    for (const drawing of aim ? strokesOf(aim) : []) drawn.set(JSON.stringify(drawing), drawing)
  }
  return [...drawn.values()]
}

function strokesOf({ ink, to, from, isRinged }: Aim): readonly Drawing[] {
  if (to === undefined) return []
  const arrows = from.flatMap((start): readonly Drawing[] =>
    start === undefined || start === to ? [] : [{ kind: 'arrow', from: start, to, ink }],
  )
  return isRinged || arrows.length === 0 ? [...arrows, { kind: 'circle', hex: to, ink }] : arrows
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
  const ring = (ink: DrawingInk, to: HexId | undefined): Aim => ({ ink, to, from: [], isRinged: true })
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
