import type { HexId } from '@/engine/kernel/hex'
import { refuse, type Refused } from '../refuse'
import type { Block, State } from '../state/state'
import type { City } from '../tables/atlas'
import { FIGURES } from '../tables/figures'
import type { Side } from '../tables/seats'
import { isCastle, isWizard, laneOf } from './blocks'
import { breadthFirst } from './breadth-first'
import { controllerOf } from './control'
import { hexesAround, isCoastal, sideBetween, terrainIn } from './ground'
import { moverRefusal, pinRefusal } from './movement'
import { hasRoomIn, type Standing, standingOf } from './standing'

const LIMITS = FIGURES.seaMove

/** Why a block may not be carried along a path of hexes over water (SE-2 to SE-5). */
export function seaMoveRefusal(state: State, block: Block, path: readonly HexId[]): Refused {
  const standing = standingOf(state, block.owner)
  const early = carriedRefusal(state, block)
  if (early) return early
  const to = path.at(-1)
  if (to === undefined || path.length > LIMITS.hexes)
    return refuse('SE-2', `A sea move goes over ${LIMITS.hexes} hexes at most.`)
  const from = block.at === 'edge' ? undefined : (block.at as HexId)
  return (
    departureRefusal(state, standing, from ?? (path[0] as HexId), from !== undefined) ??
    wayRefusal(standing, from === undefined ? path : [from, ...path]) ??
    landingRefusal(state, standing, to)
  )
}

/** Why a block is not carried over sea at all (SE-2, SE-4, MV-2, MV-10). */
function carriedRefusal(state: State, block: Block): Refused {
  if (laneOf(block) !== 'land' || isWizard(block) || isCastle(block))
    return refuse('SE-4', 'Wizards, flyers, aquatics and castles are not carried over sea.')
  return moverRefusal(block) ?? (block.at === 'edge' ? undefined : pinRefusal(state, block))
}

/** Why nobody leaves by a hex: it is no friendly port, or two have left (SE-2, SE-3, SE-5). */
function departureRefusal(
  { seaMoves, blocks }: State,
  { atlas, side }: Standing,
  hex: HexId,
  isPort: boolean,
): Refused {
  if (isPort && !isFriendlyPort({ blocks }, atlas.cityIn.get(hex), side))
    return refuse('SE-2', 'A sea move begins in a port that you control.')
  if (!isPort && !atlas.edges[side].includes(hex))
    return refuse('SE-5', 'A waiting block is carried in over the sea of its own edge.')
  return seaMoves.from.filter((one) => one === hex).length >= LIMITS.perPort
    ? refuse('SE-3', `Two blocks have left ${hex} by sea already.`)
    : undefined
}

function isFriendlyPort(state: Pick<State, 'blocks'>, city: City | undefined, side: Side): boolean {
  return city?.isPort === true && controllerOf(state, city) === side
}

/** Why a way over sea does not hold together; the first hex is where it begins (SE-2). */
function wayRefusal({ atlas, enemies }: Standing, path: readonly HexId[]): Refused {
  for (let nth = 1; nth < path.length; nth++)
    if (!sideBetween(atlas, path[nth - 1] as HexId, path[nth] as HexId)?.isWater)
      return refuse('SE-2', 'A sea move follows water from hex to hex.')
  const wet = (hex: HexId) => terrainIn(atlas, hex) === 'sea' || isCoastal(atlas, hex)
  if (!path.every(wet)) return refuse('SE-2', 'A sea move follows water from hex to hex.')
  return path.some((hex) => enemies.has(hex))
    ? refuse('SE-2', 'Enemies on the way stop a sea move.')
    : undefined
}

/** Why nobody lands in a hex (SE-2, SE-3, MV-9). */
function landingRefusal({ seaMoves, blocks }: State, standing: Standing, hex: HexId): Refused {
  const { atlas, side } = standing
  if (!isCoastal(atlas, hex)) return refuse('SE-2', 'A sea move ends in a coastal hex.')
  const city = atlas.cityIn.get(hex)
  const most = isFriendlyPort({ blocks }, city, side) ? LIMITS.perFriendlyPort : LIMITS.perLanding
  if (seaMoves.to.filter((one) => one === hex).length >= most)
    return refuse('SE-3', `No more blocks land in ${hex} in this phase.`)
  return hasRoomIn(standing, hex) ? undefined : refuse('MV-9', `Four of your blocks stand in ${hex} already.`)
}

/** Where a block can be carried, with a shortest way to each hex (SE-2). */
export function seaWaysOf(state: State, block: Block): ReadonlyMap<HexId, readonly HexId[]> {
  const ways = new Map<HexId, readonly HexId[]>()
  if (carriedRefusal(state, block)) return ways
  const standing = standingOf(state, block.owner)
  const all = breadthFirst<readonly HexId[]>(
    departuresOf(state, standing, block),
    (path) => path.at(-1) ?? block.at,
    (path) => sailedOn(standing, block, path),
  )
  for (const path of all) {
    const to = path.at(-1)
    if (to !== undefined && to !== block.at && !landingRefusal(state, standing, to)) ways.set(to, path)
  }
  return ways
}

/** A way over water with one more hex. */
function sailedOn(
  { atlas, enemies }: Standing,
  block: Block,
  path: readonly HexId[],
): readonly (readonly HexId[])[] {
  const at = path.at(-1) ?? (block.at as HexId)
  if (path.length >= LIMITS.hexes) return []
  return hexesAround(atlas, at)
    .filter((to) => !enemies.has(to) && sideBetween(atlas, at, to)?.isWater)
    .map((to) => [...path, to])
}

/** Ways over sea before their first step: from a port, or into a hex of the edge. */
function departuresOf(state: State, standing: Standing, block: Block): readonly (readonly HexId[])[] {
  const { atlas, side, enemies } = standing
  if (block.at !== 'edge') return departureRefusal(state, standing, block.at as HexId, true) ? [] : [[]]
  return atlas.edges[side]
    .filter((hex) => !enemies.has(hex) && (terrainIn(atlas, hex) === 'sea' || isCoastal(atlas, hex)))
    .filter((hex) => !departureRefusal(state, standing, hex, false))
    .map((hex) => [hex])
}
