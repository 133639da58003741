import type { HexId } from '@/engine/kernel/hex'
import { refuse, type Refused } from '../refuse'
import type { Block, State } from '../state/state'
import { FIGURES } from '../tables/figures'
import { breadthFirst } from './breadth-first'
import { has, isCastle, isFlyer, isOverSea, laneOf, printed } from './blocks'
import { crossingRefusal, type Step } from './crossings'
import { hexesAround, isBridged, isCoastal, isNativeTo, roughOf, sideBetween, terrainIn } from './ground'
import { hasRoomIn, type Standing, standingOf } from './standing'

/** Why a block does not move at all in this phase, by land, sea or air (MV-1 to MV-3, WZ-10). */
export function moverRefusal(block: Block): Refused {
  if (block.at === 'pool' || block.at === 'lost') return refuse('MV-1', 'That block is not in play.')
  if (has(block, 'moved')) return refuse('MV-2', 'That block has moved in this phase.')
  if (has(block, 'cast'))
    return refuse('WZ-10', 'A wizard that has cast a spell in this phase does not move.')
  return printed(block).move === 0 ? refuse('MV-3', 'That block never moves.') : undefined
}

/** Why a block is held in a hex that the other side attacked in this turn (MV-10). */
export function pinRefusal(state: State, block: Block): Refused {
  const standing = standingOf(state, block.owner)
  const hex = block.at as HexId
  const enemies = standing.enemies.get(hex) ?? 0
  if (enemies === 0) return undefined
  const arrived = new Set(state.entries.map((entry) => entry.block))
  const stayed = state.blocks.filter(
    (one) => one.at === hex && one.owner === block.owner && !isCastle(one) && !arrived.has(one.id),
  )
  return stayed.length > enemies
    ? undefined
    : refuse('MV-10', `The attackers pin the blocks in ${hex}: as many must stay as they are.`)
}

/** Where a block is on its way, and what holds it there. */
interface Walk {
  readonly at: HexId | 'edge'
  readonly steps: number
  readonly isByRoad: boolean
  readonly stop: 'MV-5' | 'MV-6' | null
}

const STOPS = {
  'MV-5': 'A move ends where it meets an enemy.',
  'MV-6': 'A block stops where the ground or the hexside is strange to it.',
} as const

interface Mover {
  readonly state: State
  readonly standing: Standing
  readonly block: Block
}

function startOf(block: Block): Walk {
  return { at: block.at as HexId | 'edge', steps: 0, isByRoad: true, stop: null }
}

/** How a block goes into the next hex: refused, or where it then is (MV-3 to MV-8, HX). */
function walked(mover: Mover, walk: Walk, to: HexId): Refused | Walk {
  const way = wayRefusal(mover, walk, to)
  if (way) return way
  if (walk.stop) return refuse(walk.stop, STOPS[walk.stop])
  const isEnemy = mover.standing.enemies.has(to)
  const { step, isByRoad } = stepOf(mover, walk, to, isEnemy)
  const isAllByRoad = walk.isByRoad && isByRoad
  if (walk.steps + 1 > allowanceOf(mover, isAllByRoad))
    return refuse('MV-3', 'That is farther than the block moves.')
  const crossing = crossingRefusal(mover.state.crossings, mover.block, step)
  if (crossing) return crossing
  return { at: to, steps: walk.steps + 1, isByRoad: isAllByRoad, stop: stopAfter(mover.block, step, isEnemy) }
}

/** What ends a move after a step: an enemy, or strange ground (MV-5, MV-6). */
function stopAfter(block: Block, { rough }: Step, isEnemy: boolean): Walk['stop'] {
  if (isEnemy && !isFlyer(block)) return 'MV-5'
  return laneOf(block) === 'land' && !isNativeTo(block.kind, rough) ? 'MV-6' : null
}

function isWalk(result: Refused | Walk): result is Walk {
  return result !== undefined && 'steps' in result
}

/** A step as it is counted, and whether it goes along a road (MV-7, HX-5, HX-6). */
function stepOf(
  { state, standing: { atlas }, block }: Mover,
  { at }: Walk,
  to: HexId,
  isEnemy: boolean,
): { readonly step: Step; readonly isByRoad: boolean } {
  const side = at === 'edge' ? undefined : sideBetween(atlas, at, to)
  const isByRoad = side?.hasRoad === true && !isEnemy && laneOf(block) === 'land'
  const rough = roughOf(
    atlas,
    { to, side },
    { isByRoad, isBridged: at !== 'edge' && isBridged(state, at, to) },
  )
  return { step: { from: at, to, rough }, isByRoad }
}

/** Hexes that a block may enter: one more along a road, and as many as a spell adds (MV-3, MV-8, SP-4.12). */
function allowanceOf({ state, block }: Mover, isByRoad: boolean): number {
  if (laneOf(block) !== 'land') return printed(block).move
  const haste = state.magic.reduce(
    (sum, one) => sum + (one.kind === 'haste' && one.hex === block.at ? one.bonus : 0),
    0,
  )
  return printed(block).move + haste + (isByRoad ? FIGURES.roadMarch : 0)
}

/** Why there is no way into a hex for a block of its kind; flyers go anywhere (MV-4, MV-10, SE-6). */
function wayRefusal(mover: Mover, { at, steps }: Walk, to: HexId): Refused {
  const { state, standing, block } = mover
  if (at === 'edge') return comingRefusal(mover, to)
  const between = sideBetween(standing.atlas, at, to)
  if (!between) return refuse('MV-3', 'A block goes from a hex to one beside it.')
  if (steps === 0 && isEntered(state, at, to, block))
    return refuse('MV-10', 'The attackers came in over that hexside.')
  const lane = laneOf(block)
  if (lane === 'land' && !between.isLand) return refuse('MV-4', 'A land block goes from land to land.')
  return lane === 'water' && !between.isWater ? refuse('MV-4', 'An aquatic goes by water alone.') : undefined
}

/** Why a waiting block does not come in at a hex (MV-12). */
function comingRefusal({ standing, block }: Mover, to: HexId): Refused {
  const { atlas, side } = standing
  if (!atlas.edges[side].includes(to))
    return refuse('MV-12', 'A waiting block comes in over its own edge of the map.')
  if (!isOpenTo({ atlas }, block, to)) return refuse('MV-12', `That block cannot come in at ${to}.`)
  // To come in is to arrive, even for who goes on from there (MV-9).
  return hasRoomIn(standing, to) ? undefined : fullRefusal(to)
}

/** Whether enemies of a block have come into its hex from another in this turn (MV-10, RT-4). */
export function isEntered(state: State, hex: HexId, from: HexId, block: Block): boolean {
  return state.entries.some(
    (entry) =>
      entry.hex === hex &&
      entry.from === from &&
      state.blocks.some((one) => one.id === entry.block && one.owner !== block.owner),
  )
}

/** Whether a block of its kind can be in a hex at all (MV-12, SE-1). */
function isOpenTo({ atlas }: Pick<Standing, 'atlas'>, block: Block, hex: HexId): boolean {
  const isSea = terrainIn(atlas, hex) === 'sea'
  switch (laneOf(block)) {
    case 'land':
      return !isSea
    case 'water':
      return isSea || isCoastal(atlas, hex)
    case 'air':
      return true
  }
}

function fullRefusal(hex: HexId): Refused {
  return refuse('MV-9', `Four of your blocks stand in ${hex} already.`)
}

/** Why a move may not end in a hex (MV-9, MV-11). */
function endRefusal({ standing, block }: Mover, hex: HexId): Refused {
  if (!hasRoomIn(standing, hex)) return fullRefusal(hex)
  return isOverSea(standing.atlas, block, hex) && !standing.enemies.has(hex)
    ? refuse('MV-11', 'A flyer does not end its move over open sea.')
    : undefined
}

/** Why a block may not go along a path: the hexes that it enters, one after the other (MV-2 to MV-13). */
export function moveRefusal(state: State, block: Block, path: readonly HexId[]): Refused {
  const mover = { state, standing: standingOf(state, block.owner), block }
  const early = moverRefusal(block) ?? pinRefusal(state, block)
  if (early) return early
  let walk = startOf(block)
  for (const to of path) {
    const next = walked(mover, walk, to)
    if (!isWalk(next)) return next
    walk = next
  }
  return walk.at === 'edge' || path.length === 0
    ? refuse('MV-3', 'A move names the hexes that the block enters.')
    : endRefusal(mover, walk.at)
}

/** A walk with the hexes that it entered. */
interface Way {
  readonly walk: Walk
  readonly path: readonly HexId[]
}

/** Where a block can go, with a shortest way to each hex. */
export function waysOf(state: State, block: Block): ReadonlyMap<HexId, readonly HexId[]> {
  const ways = new Map<HexId, readonly HexId[]>()
  if (moverRefusal(block) ?? pinRefusal(state, block)) return ways
  const mover = { state, standing: standingOf(state, block.owner), block }
  const all = breadthFirst<Way>(
    [{ walk: startOf(block), path: [] }],
    ({ walk }) => `${walk.at} ${walk.isByRoad} ${walk.stop}`,
    (way) => waysOn(mover, way),
  )
  for (const { walk, path } of all) {
    if (walk.at === 'edge' || walk.at === block.at || ways.has(walk.at)) continue
    if (!endRefusal(mover, walk.at)) ways.set(walk.at, path)
  }
  return ways
}

/** A way with one more hex, wherever that may be; none from as far as a block gets by roads alone. */
function waysOn(mover: Mover, { walk, path }: Way): readonly Way[] {
  if (walk.stop || walk.steps >= allowanceOf(mover, true)) return []
  return nextHexes(mover, walk).flatMap((to) => {
    const next = walked(mover, walk, to)
    return isWalk(next) ? [{ walk: next, path: [...path, to] }] : []
  })
}

function nextHexes({ standing: { atlas, side } }: Mover, { at }: Walk): readonly HexId[] {
  return at === 'edge' ? atlas.edges[side] : hexesAround(atlas, at)
}

/** Steps of a path as they are counted (HX-1). */
export function stepsOf(state: State, block: Block, path: readonly HexId[]): readonly Step[] {
  const mover = { state, standing: standingOf(state, block.owner), block }
  return path.map((to, nth) => {
    const at = nth === 0 ? (block.at as HexId | 'edge') : (path[nth - 1] as HexId)
    return stepOf(mover, { ...startOf(block), at }, to, mover.standing.enemies.has(to)).step
  })
}

/** Whether a waiting block can come in (MV-12). */
export function canEnter(state: State, block: Block): boolean {
  return block.at === 'edge' && waysOf(state, block).size > 0
}
