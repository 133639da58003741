import type { Random } from '@/engine/kernel/dice'
import { at } from '@/engine/kernel/hex'
import type { CommandOf } from '../commands'
import { nowIn } from '../queries/guards'
import { orcHexesOf } from '../effects/wandering-orcs'
import { roomAt, summonChoices, typeSummonedAt } from '../queries/summon-choices'
import { pullAt, pullOf } from './goals'
import { indexOf, type Scene } from './scene'
import { EVEN } from './style'
import { bestFire, targetsOf } from './targets'
import { unitOf } from '../queries/stacking'
import { WORTH } from './worth'

/** Where the next wandering orc comes in: where an orc has most to do (AR-5.3). */
export function plannedOrc(scene: Scene, random: Random): CommandOf<'placeOrc'> | undefined {
  const pull = pullOf(scene, EVEN)
  let best: CommandOf<'placeOrc'> | undefined
  let highest = -Infinity
  for (const hex of orcHexesOf(scene.position)) {
    const index = indexOf(scene, hex)
    const crowd = at(scene.own.count, index) * 0.3
    const worth = pullAt(scene, pull, 'orc', index).worth - crowd + random.below(100) / 500
    if (worth <= highest) continue
    highest = worth
    best = { type: 'placeOrc', hex }
  }
  return best
}

/** Units that a casting brings on average. */
const USUALLY = 3
/** What a sorcerer's own fireball must promise, beyond what a casting brings, to be kept for the fireball segment. */
const FIRE_LATER = 0.8

/** The casting that brings most, or undefined when none is worth a sorcerer's spell (AR-6). */
export function plannedCasting(scene: Scene): CommandOf<'castSummon'> | undefined {
  const { position } = scene
  const targets = targetsOf(scene)
  let best: CommandOf<'castSummon'> | undefined
  let highest = 0
  for (const { sorcerer, haunt } of summonChoices(position)) {
    const type = typeSummonedAt(haunt)
    const comes = Math.min(USUALLY, roomAt(position, haunt), position.secrets.pool[type])
    const caster = unitOf(position, sorcerer)
    const fire = caster ? bestFire(scene, targets, indexOf(scene, caster.hex)).gain : 0
    const worth = comes * WORTH[type] - fire * FIRE_LATER
    if (worth > highest) [best, highest] = [{ type: 'castSummon', sorcerer, haunt }, worth]
  }
  return best
}

/** As many as came (AR-6.6). */
export function plannedArrival({ position }: Scene): CommandOf<'placeSummoned'> | undefined {
  const pending = nowIn(position, 'summon')?.pending
  if (!pending) return undefined
  const { haunt, upTo } = pending
  const count = Math.min(upTo, roomAt(position, haunt), position.secrets.pool[typeSummonedAt(haunt)])
  return { type: 'placeSummoned', count }
}
