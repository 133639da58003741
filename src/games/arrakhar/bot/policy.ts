import type { Random } from '@/engine/kernel/dice'
import type { Command } from '../commands'
import { nowIn } from '../queries/guards'
import type { Position } from '../state/position'
import { closedRefusal, unresolvedIn } from '../queries/designating'
import { plannedAdvance, plannedAttacks } from './combat'
import { plannedFire } from './fire'
import { plannedHaste } from './haste'
import { plannedMoves } from './movement'
import { type Scene, sceneOf } from './scene'
import { plannedSetUp } from './set-up'
import { plannedOrc, plannedSummons } from './sorcery'
import type { Style } from './style'

const END: Command = { type: 'endSegment' }

/**
 * What the side to act does next by rules of thumb, without looking ahead: commands in order, of which only the
 * last rolls dice or ends the segment. The position is one that the bot supposes.
 */
export function policy(position: Position, style: Style, random: Random): readonly Command[] {
  switch (position.now.segment) {
    case 'sorcererDesign':
    case 'wizardDesign':
    case 'sorcererPlacement':
    case 'wizardPlacement':
      return plannedSetUp(position, random)
    case 'wanderingOrcs':
      return [wandering(position, random)]
    case 'summon':
      return [plannedSummons(sceneOf(position)) ?? END]
    case 'haste':
      return designated(position, plannedHaste)
    case 'movement':
      return plannedMoves(sceneOf(position), style, random)
    case 'fireball':
      return designated(position, plannedFire)
    case 'combat': {
      const advance = plannedAdvance(sceneOf(position))
      return advance ? [advance] : designated(position, plannedAttacks)
    }
    case 'hauntCheck':
      return [END]
  }
}

function wandering(position: Position, random: Random): Command {
  const due = nowIn(position, 'wanderingOrcs')?.due
  if (due === null) return { type: 'rollWanderingOrcs' }
  return (due ? plannedOrc(sceneOf(position), random) : undefined) ?? END
}

/** Designates all, then rolls one after the other. */
function designated(position: Position, plan: (scene: Scene) => readonly Command[]): readonly Command[] {
  const [next] = unresolvedIn(position)
  if (next !== undefined) return [{ type: 'resolve', designation: next }]
  const designations = closedRefusal(position) ? [] : plan(sceneOf(position))
  return designations.length > 0 ? designations : [END]
}
