import { bestOf } from '@/engine/bot/weigh'
import type { Random } from '@/engine/kernel/dice'
import { at } from '@/engine/kernel/hex'
import type { CommandOf } from '../commands'
import { nowIn } from '../queries/guards'
import { orcHexesOf } from '../effects/wandering-orcs'
import { roomAt, type SummonChoice, summonChoices, typeSummonedAt } from '../queries/summon-choices'
import type { HauntId } from '../tables/units'
import { pullAt, pullOf } from './goals'
import { USUALLY } from './posts'
import { indexOf, type Scene } from './scene'
import { EVEN } from './style'
import { bestFire, targetsOf } from './targets'
import { unitInPlay } from '../queries/stacking'
import { WORTH } from './worth'

/** Where the next wandering orc comes in: where an orc has most to do (AR-5.3). */
export function plannedOrc(scene: Scene, random: Random): CommandOf<'placeOrc'> | undefined {
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
export function plannedSummons(
  scene: Scene,
): CommandOf<'placeSummoned'> | CommandOf<'castSummon'> | undefined {
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
