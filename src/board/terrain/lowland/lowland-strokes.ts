import type { Point } from '@/engine/kernel/hex'

import { between } from '../../geometry'
import type { Spot } from '../../art'
import { boulderHatch } from '../boulders'
import { type DrawnBy, lookOf, strokesBy } from '../by-look'
import { jitterOf } from '../chance'
import { meadow, stipple, tufts } from '../paper'
import { scattered, SMALL_STONE, stamped, stampedAll } from '../scattered'
import { treeHatch } from '../trees'
import { RIPPLE, shoreLines, sidesWhere, waves } from '../waters'
import { bendOf } from './river'
import { woodOf } from './wood'

const SEED = 140_000

const STROKES: DrawnBy = {
  grass: ({ center, index }) => ({ stipple: stipple(center, index), tufts: meadow(center, index) }),
  rocky: ({ center, index }) => ({ scree: scree(center, index), boulderHatch: boulderHatch(center, index) }),
  forest: ({ center, index }) => ({ treeHatch: treeHatch(woodOf(center, index)) }),
  river: (spot) => ({ ripples: current(spot), tufts: tufts(spot.center, spot.index) }),
  water: (spot) => ({ ripples: waves(spot.center, spot.index), shore: shore(spot) }),
}

/** Draws the fine strokes of a square of lowland; the same square is always drawn alike. */
export const lowlandStrokes = strokesBy((spot) => STROKES[lookOf(spot)]?.(spot) ?? {})

/** Small stones between the boulders. */
function scree(center: Point, index: number): string {
  const jitter = jitterOf(index + SEED)
  return stampedAll(scattered(center, { x: 11, y: 9 }, jitter), SMALL_STONE)
}

/** Ripples that run with a river. */
function current(spot: Spot): string {
  const jitter = jitterOf(spot.index + SEED)
  const middle = between(spot.center, bendOf(spot), 0.6).y
  const { x } = bendOf(spot)
  return [-22, -13, -4, 5, 14]
    .map((along) => stamped({ x: x + along + jitter(-2, 2), y: middle + jitter(-9, 9) }, RIPPLE))
    .join('')
}

/** Lines along all shores of a water. */
function shore(spot: Spot): string {
  const shores = sidesWhere(spot, (look) => look !== 'water')
  return shores.map((line) => shoreLines(line, spot.center)).join('')
}
