import { at, type HexId } from '@/engine/kernel/hex'
import { playInPlace } from '@/engine/kernel/play'
import { copyForPlay } from '@/engine/bot/bot-rollout'
import { bestOf, sumOf } from '@/engine/bot/weigh'
import type { CommandOf } from '../commands'
import { threatsTo } from '../queries/threats/threats'
import { arrakharPlay } from '../play'
import type { Position, Unit } from '../state/position'
import { enemyOf } from '../queries/stacking'
import { beliefsOf } from './beliefs'
import { plannedAttacks } from './combat'
import { dangerOf, fearedLoss } from './danger'
import { attackReason, byExpected, fireReasons } from './explain-strikes'
import { stepsBetween } from './field'
import { plannedFire } from './fire'
import type { Why } from './reason'
import { indexOf, isClear, type Scene, sceneOf } from './scene'
import { WORTH } from './worth'

/** Reasons told of a movement: more would not be read. */
const MOST = 5
/** Losses smaller than this on average are not worth a word, in units. */
const WORTH_TELLING = 0.3
/** What is told first. */
// prettier-ignore
const ORDER: readonly Why['type'][] = ['carry', 'attack', 'fireball', 'wand', 'haunt', 'guard', 'threat', 'unchecked']
/** A movement rolls no dice. */
const NO_DICE = { roll: () => [] }

/** Why units move where they do: what they carry, strike, near and guard, and what they risk. */
export function movementReasons(position: Position, moves: readonly CommandOf<'move'>[]): readonly Why[] {
  const after = copyForPlay(position)
  for (const move of moves) playInPlace(arrakharPlay, after, move, NO_DICE)
  const scene = sceneOf(after)
  const carry = carrying(scene, moves)
  if (after.ending) return carry
  const ends = [...new Set(moves.flatMap(({ path }) => path.slice(-1)))]
  // The strikes come last, for they go on in the copy.
  const reasons = [...carry, ...nearing(scene, ends), ...risks(scene), ...strikes(after)]
  if (reasons.length === 0 && moves.length === 0) return [{ type: 'nothing' }]
  return reasons.toSorted((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type)).slice(0, MOST)
}

function carrying(scene: Scene, moves: readonly CommandOf<'move'>[]): readonly Why[] {
  const to = moves.find(({ takeWandAt }) => takeWandAt !== null)?.path.at(-1)
  if (to === undefined) return []
  const distanceTo = (hex: HexId) => stepsBetween(scene.field, indexOf(scene, to), indexOf(scene, hex))
  const hex = bestOf(scene.field.board.entryHexes, (entry) => -distanceTo(entry))
  return hex === undefined ? [] : [{ type: 'carry', hex, distance: distanceTo(hex) }]
}

/** Haunts, the wand and entry hexes that movers come near to. */
function nearing(scene: Scene, ends: readonly HexId[]): readonly Why[] {
  const { wand, haunts } = scene.position
  if (ends.length === 0) return scene.side === 'wizard' && wand.hidden ? [unchecked(scene)] : []
  const distanceTo = (hex: HexId) =>
    Math.min(...ends.map((end) => stepsBetween(scene.field, indexOf(scene, end), indexOf(scene, hex))))
  if (!wand.hidden) {
    const { hex } = wand
    if (scene.side === 'wizard') return [{ type: 'wand', hex, distance: distanceTo(hex) }]
    if (ends.includes(hex)) return [{ type: 'guard', hex, what: 'wand' }]
    const barring = ends.filter((end) => at(scene.field.toEntry, indexOf(scene, end)) === 1).slice(0, 1)
    return [
      { type: 'wand', hex, distance: distanceTo(hex) },
      ...barring.map((beside): Why => ({ type: 'guard', hex: beside, what: 'entry' })),
    ]
  }
  if (scene.side === 'sorcerer') {
    const guarded = ends.filter((hex) => Object.values(haunts).includes(hex))
    return guarded.map((hex) => ({ type: 'guard', hex, what: 'haunt' }))
  }
  const near = beliefsOf(scene.position)
    .map(({ haunt, hex, chance }) => ({
      type: 'haunt' as const,
      haunt,
      hex,
      distance: distanceTo(hex),
      chance,
    }))
    .toSorted((one, other) => one.distance - other.distance)
  return [...near.slice(0, 2), unchecked(scene)]
}

function unchecked({ position }: Scene): Why {
  return { type: 'unchecked', haunts: Object.keys(position.haunts).length }
}

/** Where the side would lose most in the enemy's next phase. */
function risks(scene: Scene): readonly Why[] {
  const danger = dangerOf(scene)
  const lossOf = ({ hex, type }: Unit) => {
    const index = indexOf(scene, hex)
    if (!isClear(scene, index)) return 0
    const count = at(scene.own.count, index)
    return (fearedLoss(scene, danger, type, { index, others: count - 1 }) / WORTH[type]) * count
  }
  const worst = bestOf(scene.own.units, lossOf, WORTH_TELLING)
  if (!worst) return []
  const { hex } = worst
  const units = sumOf(threatsTo(scene.position, enemyOf(scene.side), hex), (threat) => threat.units.length)
  return units > 0 ? [{ type: 'threat', hex, units, expected: lossOf(worst) }] : []
}

/** The fireballs and attacks that the movement makes possible, nothing having been rolled. */
function strikes(after: Position): readonly Why[] {
  const reasons: Why[] = []
  playInPlace(arrakharPlay, after, { type: 'endSegment' }, NO_DICE)
  if (after.now.segment === 'fireball') {
    reasons.push(...fireReasons(after, plannedFire(sceneOf(after))))
    playInPlace(arrakharPlay, after, { type: 'endSegment' }, NO_DICE)
  }
  if (after.now.segment === 'combat')
    reasons.push(...plannedAttacks(sceneOf(after)).flatMap((attack) => attackReason(after, attack)))
  return byExpected(reasons).slice(0, 3)
}
