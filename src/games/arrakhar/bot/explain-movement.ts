import type { HexId } from '@/engine/kernel/hex'
import { playInPlace } from '@/engine/kernel/play'
import { copyForPlay } from '@/engine/bot/bot-rollout'
import { boardOf } from '../queries/board'
import type { CommandOf } from '../commands'
import { threatsTo } from '../queries/threats/threats'
import { arrakharPlay } from '../play'
import type { Position, Unit } from '../state/position'
import { enemyOf, unitsOf } from '../queries/stacking'
import { beliefsOf } from './beliefs'
import { plannedAttacks } from './combat'
import { dangerOf, fearedLoss } from './danger'
import { attackReason, fireReasons } from './explain-strikes'
import { type Field, fieldOf, stepsBetween } from './field'
import { plannedFire } from './fire'
import type { Why } from './reason'
import { indexOf, isClear, sceneOf } from './scene'
import { WORTH } from './worth'

/** Reasons told of a movement: more would not be read. */
const MOST = 5
/** Losses smaller than this on average are not worth a word, in units. */
const WORTH_TELLING = 0.3

/** Why units move where they do: what they carry, strike, near and guard, and what they risk. */
export function movementReasons(position: Position, moves: readonly CommandOf<'move'>[]): readonly Why[] {
  const after = copyForPlay(position)
  for (const move of moves) playInPlace(arrakharPlay, after, move, NO_DICE)
  if (after.ending) return carrying(after, moves)
  const reasons = [
    ...carrying(after, moves),
    ...nearing(after, moves),
    ...risks(after),
    // The last, for it goes on in the copy.
    ...strikes(after),
  ]
  const ordered = reasons.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, MOST)
  return ordered.length > 0 || moves.length > 0 ? ordered : [{ type: 'nothing' }]
}

/** A movement rolls no dice. */
const NO_DICE = { roll: () => [] }

/** What is told first. */
const ORDER: readonly Why['type'][] = [
  'carry',
  'attack',
  'fireball',
  'wand',
  'haunt',
  'guard',
  'threat',
  'unchecked',
]

function rankOf(why: Why): number {
  return ORDER.indexOf(why.type)
}

function fieldIn({ settings }: Position): Field {
  return fieldOf(boardOf(settings))
}

function carrying(after: Position, moves: readonly CommandOf<'move'>[]): readonly Why[] {
  const taken = moves.find(({ takeWandAt }) => takeWandAt !== null)
  const to = taken?.path.at(-1)
  if (to === undefined) return []
  const field = fieldIn(after)
  const { grid, entryHexes } = field.board
  const distanceTo = (hex: HexId) => stepsBetween(field, grid.indexOf(to), grid.indexOf(hex))
  const hex = entryHexes.reduce((one, other) => (distanceTo(other) < distanceTo(one) ? other : one))
  return [{ type: 'carry', hex, distance: distanceTo(hex) }]
}

/** Haunts, the wand and entry hexes that movers come near to. */
function nearing(after: Position, moves: readonly CommandOf<'move'>[]): readonly Why[] {
  const ends = [...new Set(moves.flatMap(({ path }) => path.slice(-1)))]
  if (after.side === 'sorcerer') return guarding(after, ends)
  if (!after.wand.hidden) {
    const { hex } = after.wand
    const distance = nearestOf(after, ends, hex)
    return Number.isFinite(distance) ? [{ type: 'wand', hex, distance }] : []
  }
  const beliefs = beliefsOf(after)
  const haunts = beliefs.flatMap(({ haunt, chance }) => {
    const hex = after.haunts[haunt]
    const distance = hex === undefined ? Infinity : nearestOf(after, ends, hex)
    return hex !== undefined && Number.isFinite(distance)
      ? [{ type: 'haunt' as const, haunt, hex, distance, chance }]
      : []
  })
  return [
    ...haunts.toSorted((one, other) => one.distance - other.distance).slice(0, 2),
    { type: 'unchecked', haunts: beliefs.length },
  ]
}

function nearestOf(after: Position, ends: readonly HexId[], hex: HexId): number {
  const field = fieldIn(after)
  const { grid } = field.board
  return Math.min(...ends.map((end) => stepsBetween(field, grid.indexOf(end), grid.indexOf(hex))))
}

function guarding(after: Position, ends: readonly HexId[]): readonly Why[] {
  if (!after.wand.hidden) {
    const { hex } = after.wand
    if (ends.includes(hex)) return [{ type: 'guard', hex, what: 'wand' }]
    const distance = nearestOf(after, ends, hex)
    const wand: readonly Why[] = Number.isFinite(distance) ? [{ type: 'wand', hex, distance }] : []
    return [...wand, ...barring(after, ends)]
  }
  const haunts = Object.values(after.haunts)
  return ends.filter((hex) => haunts.includes(hex)).map((hex) => ({ type: 'guard', hex, what: 'haunt' }))
}

function barring(after: Position, ends: readonly HexId[]): readonly Why[] {
  const field = fieldIn(after)
  const { grid } = field.board
  const beside = ends.find((hex) => field.toEntry[grid.indexOf(hex)] === 1)
  return beside === undefined ? [] : [{ type: 'guard', hex: beside, what: 'entry' }]
}

/** Where the side would lose most in the enemy's next phase. */
function risks(after: Position): readonly Why[] {
  const scene = sceneOf(after)
  const danger = dangerOf(scene)
  let worst: { readonly unit: Unit; readonly expected: number } | undefined
  for (const unit of unitsOf(after, after.side)) {
    const index = indexOf(scene, unit.hex)
    if (!isClear(scene, index)) continue
    const count = scene.own.count[index] ?? 1
    const loss = fearedLoss(scene, danger, unit.type, { index, others: count - 1 })
    const expected = (loss / WORTH[unit.type]) * count
    if (expected > (worst?.expected ?? WORTH_TELLING)) worst = { unit, expected }
  }
  if (!worst) return []
  const { hex } = worst.unit
  const units = threatsTo(after, enemyOf(after.side), hex).reduce(
    (sum, threat) => sum + threat.units.length,
    0,
  )
  return units > 0 ? [{ type: 'threat', hex, units, expected: worst.expected }] : []
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
    for (const attack of plannedAttacks(sceneOf(after))) reasons.push(...attackReason(after, attack))
  const weighty = reasons.toSorted((one, other) => expectedOf(other) - expectedOf(one))
  return weighty.slice(0, 3)
}

function expectedOf(why: Why): number {
  return 'expected' in why ? why.expected : 0
}
