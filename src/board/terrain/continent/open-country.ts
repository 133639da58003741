import type { Point } from '@/engine/kernel/hex'

import type { Spot } from '../../art'
import { jitterOf } from '../chance'
import { stipple, tufts } from '../paper'
import { hidesNumber, inHex, scattered, SMALL_STONE, stamped, stampedAll } from '../scattered'
import { type Motif, type Place, spread } from './spread'

const SEED = 230_000

/** Places for what grows all over a hex, so high, and leaves its number free. */
function grown({ grid, center, index }: Spot, apart: Point, height: number): readonly Point[] {
  const middle = { x: center.x, y: center.y + 4 }
  return scattered(middle, apart, jitterOf(index + SEED), inHex(grid.orientation)).filter(
    (foot) => !hidesNumber(foot, center, height),
  )
}

const TUFTS: readonly string[] = ['l-2.6-3.6m2.6 3.6l.2-5.2m-.2 5.2l2.8-3.4', 'l-2-3m2 3l.8-4.2']

/** Grass, and little else. */
export const GRASS: Motif = {
  isGreen: true,
  strokes: (spot) => ({
    stipple: stipple(spot.center, spot.index),
    tufts: grown(spot, { x: 17, y: 12 }, 6)
      .map((foot, nth) => stamped(foot, TUFTS[nth % TUFTS.length] ?? ''))
      .join(''),
  }),
}

/** Heather: stems, and what blooms on them. */
const SPRIG = 'l-3.6-4.5m3.6 4.5l-1.5-6.5m1.5 6.5l1.2-6.8m-1.2 6.8l3.6-4.8'
const BLOOM = 'm-3.8-5h0m2.2-2.2h0m2.9 0h0m2.6 2h0'

export const HEATH: Motif = {
  draw(spot) {
    const feet = grown(spot, { x: 14, y: 12 }, 7)
    return { heather: stampedAll(feet, SPRIG), bloom: stampedAll(feet, BLOOM) }
  },
  strokes: ({ center, index }) => ({ stipple: stipple(center, index) }),
}

const POOLS: readonly Place[] = [
  [-13, -12],
  [14, 2],
  [-12, 19],
]

const POOL = 'm-12 0c1-5 7-3 11-5.5s13 .5 13 4.5s-7 3-11 5s-14 1-13-4z'

/** Reeds over the line of the water that they stand in. */
const REEDS = 'm-6 0h12m-9.5-.8l-1.6-5.5m3.6 5.5v-8.5m2.5 8.5l1.8-6m.5 9.5h4m-14 0h5'

/** Standing water, with reeds. */
export const SWAMP: Motif = {
  draw(spot) {
    const jitter = jitterOf(spot.index + SEED)
    return {
      lake: stampedAll(spread(spot, POOLS, jitter), POOL),
      reeds: stampedAll(grown(spot, { x: 18, y: 14 }, 9), REEDS),
    }
  },
  strokes: ({ center, index }) => ({ tufts: tufts(center, index) + tufts(center, index + 1000) }),
}

const DUNES: readonly Place[] = [
  [-10, -15],
  [14, -4],
  [-15, 6],
  [11, 15],
  [-6, 26],
]

const dunesOf = (spot: Spot) => spread(spot, DUNES, jitterOf(spot.index + SEED))

/** Dunes, each with a slope in shade and ripples of the wind. */
export const DESERT: Motif = {
  draw(spot) {
    const dunes = dunesOf(spot)
    return {
      outlines: stampedAll(dunes, 'm-16 4c8-.5 12-9 17-9s8 7 14 9m-14-9q-3.5 4-1 9.5'),
      'dune-shade': stampedAll(dunes, 'm1-5c5 0 8 7 14 9q-7 2-15 .5q-2.5-5.5 1-9.5z'),
    }
  },
  strokes(spot) {
    const { center, index } = spot
    return {
      stipple: stipple(center, index) + stipple(center, index + 1000),
      fine: stampedAll(dunesOf(spot), 'm-12 7q3-1.5 6 0t6 0m-9 2.5q3-1.5 6 0m4-8l4 2.5m-4-5l5 4'),
    }
  },
}

const DRIFTS: readonly Place[] = [
  [-13, -12],
  [15, -6],
  [-15, 7],
  [12, 13],
  [-5, 25],
]
const CRYSTALS: readonly Place[] = [
  [15, -18],
  [-1, -2],
  [-24, -2],
  [25, 3],
  [-1, 14],
]

/** Drifts of snow on bare ground, and rime. */
export const TUNDRA: Motif = {
  draw(spot) {
    const jitter = jitterOf(spot.index + SEED)
    const drifts = spread(spot, DRIFTS, jitter)
    const crystals = spread(spot, CRYSTALS, jitter)
    return {
      snow: stampedAll(drifts, 'm-13 2q5-6 12-5.5t13 5.5q-6 1.5-9 .5t-7 1t-9-1.5z'),
      frost:
        stampedAll(drifts, 'm-13 2q5-6 12-5.5t13 5.5m-9 2.5h6m-3 1.8h5m-8-4.3h3m-14 0h4') +
        stampedAll(crystals, 'm0-2.8v5.6m-2.4-4.2l4.8 2.8m0-2.8l-4.8 2.8'),
    }
  },
  strokes: (spot) => ({ tufts: tufts(spot.center, spot.index) + tufts(spot.center, spot.index + 1000) }),
}

/** Cracks, each from a hex's center. */
const CRACKS = [
  'l-7-5l-2-8l-10-4m10 4l5-6m4 19l-3 9l-9 4l-4 8m7-11l-9-2m12-8l11-2l5-7l10-2m-10 2l-2-9m-3 16l4 9l9 3m-9-3l-3 8',
  'l8-6l1-8l9-4m-9 4l-5-6m-4 20l-11-4l-4-8l-7-2m11 10l-8 4m19 0l3 9l9 3l3 6m-6-9l8-3m-17-6l-8 6l-2 9l-7 4m9-13l-8-1',
]
const SNAGS: readonly Place[] = [
  [-20, -1],
  [21, 17],
  [17, -5],
  [-14, 24],
]

const SNAG = 'v-7l-3.5-3.5v-3m3.5 4.5l3.5-4l3.5-.8m-3.5.8l-.5-3m-3 6.5l-1.2-5.5m-1.8 16h7'

/** Cracked ground and dead trees. */
export const WASTE: Motif = {
  draw(spot) {
    const jitter = jitterOf(spot.index + SEED)
    return {
      cracks: stamped(spot.center, CRACKS[spot.index % 2] ?? ''),
      outlines: stampedAll(spread(spot, SNAGS, jitter), SNAG),
    }
  },
  strokes: ({ center, index }) => ({
    stipple: stipple(center, index) + stipple(center, index + 1000),
    fine: stampedAll(scattered(center, { x: 17, y: 15 }, jitterOf(index + SEED)), SMALL_STONE),
  }),
}
