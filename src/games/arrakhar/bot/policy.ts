import type { Random } from '@/engine/kernel/dice'
import { terrainAt } from '../queries/board'
import type { Command } from '../commands'
import { nowIn } from '../queries/guards'
import type { Position } from '../state/position'
import { closedRefusal, unresolvedIn } from '../queries/designating'
import { plannedAdvance } from './advance'
import { plannedAttacks } from './combat'
import { plannedFire } from './fire'
import { plannedHaste } from './haste'
import { plannedMoves } from './movement'
import { type Scene, sceneOf } from './scene'
import { plannedSetUp } from './set-up'
import { plannedArrival, plannedCasting, plannedOrc } from './sorcery'
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
      return orcs(position, random)
    case 'summon':
      return summoning(sceneOf(position))
    case 'haste':
      return designated(position, (scene) => plannedHaste(scene))
    case 'movement':
      return movement(position, style, random)
    case 'fireball':
      return designated(position, (scene) => plannedFire(scene))
    case 'combat':
      return combat(position)
    case 'hauntCheck':
      return [END]
  }
}

/** All moves and the segment's end, unless they end the game. */
function movement(position: Position, style: Style, random: Random): readonly Command[] {
  const moves = plannedMoves(sceneOf(position), style, random)
  const leaves = moves.some(({ path }) => terrainAt(position, path.at(-1) ?? '') === 'entry')
  return leaves ? moves : [...moves, END]
}

function orcs(position: Position, random: Random): readonly Command[] {
  const due = nowIn(position, 'wanderingOrcs')?.due
  if (due === null) return [{ type: 'rollWanderingOrcs' }]
  return [(due ? plannedOrc(sceneOf(position), random) : undefined) ?? END]
}

function summoning(scene: Scene): readonly Command[] {
  return [plannedArrival(scene) ?? plannedCasting(scene) ?? END]
}

/** Designates all, then rolls one after the other. */
function designated(position: Position, plan: (scene: Scene) => readonly Command[]): readonly Command[] {
  const [next] = unresolvedIn(position)
  if (next !== undefined) return [{ type: 'resolve', designation: next }]
  if (closedRefusal(position)) return [END]
  const designations = plan(sceneOf(position))
  return designations.length > 0 ? designations : [END]
}

function combat(position: Position): readonly Command[] {
  const advance = plannedAdvance(sceneOf(position))
  return advance ? [advance] : designated(position, (scene) => plannedAttacks(scene))
}
