import type { Random } from '@/engine/kernel/dice'
import type { Command, CommandOf } from '../commands'
import { nowIn } from '../queries/guards'
import type { Position } from '../state/position'
import { closedRefusal, unresolvedIn } from '../queries/designating'
import { plannedAdvance, plannedAttacks } from './combat'
import { plannedFire } from './fire'
import { plannedHaste } from './haste'
import { plannedMoves } from './movement'
import { indexOf, type Scene, sceneOf } from './scene'
import { plannedSetUp } from './set-up'
import { EVEN, type Style } from './style'
import { bestOf } from '@/engine/bot/weigh'
import { at } from '@/engine/kernel/hex'
import { orcHexesOf } from '../effects/wandering-orcs'
import { roomAt, type SummonChoice, summonChoices, typeSummonedAt } from '../queries/summon-choices'
import type { HauntId } from '../tables/units'
import { pullAt, pullOf } from './goals'
import { USUALLY } from './posts'
import { bestFire, targetsOf } from './targets'
import { unitInPlay } from '../queries/stacking'
import { WORTH } from './worth'

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

/** Where the next wandering orc comes in: where an orc has most to do (AR-5.3). */
function plannedOrc(scene: Scene, random: Random): CommandOf<'placeOrc'> | undefined {
  const pull = pullOf(scene, EVEN)
  const hex = bestOf(orcHexesOf(scene.position), (one) => {
    const index = indexOf(scene, one)
    const crowd = at(scene.own.count, index) * 0.3
    return pullAt(scene, pull, 'orc', index).worth - crowd + random.below(100) / 500
  })
  return hex === undefined ? undefined : { type: 'placeOrc', hex }
}

/** What a sorcerer's own fireball must promise, beyond what a casting brings, to be kept for the fireball segment. */
const FIRE_LATER = 0.8

/** As many as came (AR-6.6), or else the casting that brings most; undefined when none is worth a spell (AR-6). */
function plannedSummons(scene: Scene): CommandOf<'placeSummoned'> | CommandOf<'castSummon'> | undefined {
  const { position } = scene
  const comingTo = (haunt: HauntId, most: number) =>
    Math.min(most, roomAt(position, haunt), position.secrets.pool[typeSummonedAt(haunt)])
  const pending = nowIn(position, 'summon')?.pending
  if (pending) return { type: 'placeSummoned', count: comingTo(pending.haunt, pending.upTo) }
  const targets = targetsOf(scene)
  const worthOf = ({ sorcerer, haunt }: SummonChoice) => {
    const caster = unitInPlay(position, sorcerer)
    const fire = bestFire(scene, targets, indexOf(scene, caster.hex)).gain
    return comingTo(haunt, USUALLY) * WORTH[typeSummonedAt(haunt)] - fire * FIRE_LATER
  }
  const choice = bestOf(summonChoices(position), worthOf, 0)
  return choice && { type: 'castSummon', ...choice }
}
