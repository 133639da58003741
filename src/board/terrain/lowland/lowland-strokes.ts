import type { Point } from '@/engine/kernel/hex'

import { between, centerOf, openPath, tenth } from '../../geometry'
import type { LaidMap, Paths, Spot, Square, TerrainLook } from '../../art'
import { jitterOf } from '../chance'
import { paperTextureOf } from '../paper-texture'
import { stipple, tufts } from '../paper'
import { joined } from '../terrain-art'
import { boulderHatch } from './boulders'
import { bendOf, sidesWhere } from './river'
import { scattered } from './scattered'
import { treeHatch } from './trees'

const SEED = 140_000
const RIPPLE = 'q1.8-2.2 3.6 0t3.6 0'
/** How far in from the shore its lines run, in shares of the way to the hex's center. */
const SHORE_LINES = [0.07, 0.15, 0.25]

const DRAWN: Readonly<Partial<Record<TerrainLook, (spot: Spot) => Paths>>> = {
  grass: ({ center, index }) => ({ stipple: stipple(center, index), tufts: meadow(center, index) }),
  rocky: ({ center, index }) => ({ scree: scree(center, index), boulderHatch: boulderHatch(center, index) }),
  forest: ({ center, index }) => ({ treeHatch: treeHatch(center, index) }),
  river: (spot) => ({ ripples: current(spot), tufts: tufts(spot.center, spot.index) }),
  water: (spot) => ({ ripples: waves(spot.center, spot.index), shore: shore(spot) }),
}

/** Draws the fine strokes of a square of lowland; the same square is always drawn alike. */
export function lowlandStrokes(map: LaidMap, square: Square): Paths {
  const hexes = square.hexes.map(
    (index) =>
      DRAWN[map.terrain[index] ?? 'clear']?.({ ...map, index, center: centerOf(map.grid, index) }) ?? {},
  )
  return joined([{ fibers: paperTextureOf(map.grid, square) }, ...hexes])
}

/** Grass grows thicker than on a dry map. */
function meadow(center: Point, index: number): string {
  return [0, 1000, 2000, 3000].map((patch) => tufts(center, index + patch)).join('')
}

/** Small stones between the boulders. */
function scree(center: Point, index: number): string {
  const jitter = jitterOf(index + SEED)
  return scattered(center, { x: 11, y: 9 }, jitter)
    .map(({ x, y }) => `M${tenth(x)} ${tenth(y)}l1.4-1.6l1.8.6l.6 1.6`)
    .join('')
}

/** Ripples that run with a river. */
function current(spot: Spot): string {
  const jitter = jitterOf(spot.index + SEED)
  const { x, y } = bendOf(spot)
  return [-22, -13, -4, 5, 14]
    .map(
      (along) =>
        `M${tenth(x + along + jitter(-2, 2))} ${tenth(between(spot.center, { x, y }, 0.6).y + jitter(-9, 9))}${RIPPLE}`,
    )
    .join('')
}

/** Ripples all over a water. */
function waves(center: Point, index: number): string {
  const jitter = jitterOf(index + SEED)
  return scattered(center, { x: 17, y: 11 }, jitter)
    .map(({ x, y }) => `M${tenth(x - 3.6)} ${tenth(y)}${RIPPLE}`)
    .join('')
}

/** Lines along the shore, as on a chart. */
function shore(spot: Spot): string {
  const sides = sidesWhere(spot, (look) => look !== 'water')
  return sides
    .flatMap(([from, to]) =>
      SHORE_LINES.map((inset) =>
        openPath([between(from, spot.center, inset), between(to, spot.center, inset)]),
      ),
    )
    .join('')
}
