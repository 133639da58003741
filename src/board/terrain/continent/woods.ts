import type { Spot } from '../../art'
import { jitterOf } from '../chance'
import { tufts } from '../paper'
import { inHex, stampedAll, type Within } from '../scattered'
import { BROADLEAF, drawnTrees, FIR, type Growth, PALM, treeHatch, treesOf } from '../trees'
import { type Motif, type Place, spread } from './spread'

const SEED = 210_000

/** A wood whose trees have an ink of their own, all over its hex or where they may stand. */
export function wood(
  ink: string,
  growth: Growth,
  withinOf: (spot: Spot) => Within = ({ grid }) => inHex(grid.orientation),
): Motif {
  const woodOf = (spot: Spot) => treesOf(spot.center, spot.index, { ...growth, isWithin: withinOf(spot) })
  return {
    draw(spot) {
      const trees = woodOf(spot)
      return { [ink]: drawnTrees(trees, 'tree'), treeShade: drawnTrees(trees, 'shade') }
    },
    strokes: (spot) => ({ treeHatch: treeHatch(woodOf(spot)) }),
  }
}

/** Nothing but leafy trees. */
export const LEAFY: Growth = { often: BROADLEAF, seldom: BROADLEAF, step: { x: 14.5, y: 13.5 } }
export const FOREST = wood('leaves', LEAFY)
export const JUNGLE = wood('fronds', { often: PALM, seldom: PALM, step: { x: 16, y: 13.5 } })
export const TAIGA = wood('needles', { often: FIR, seldom: FIR, step: { x: 14.5, y: 14 } })

/** A ring of toadstools, clockwise from its top. */
const RING: readonly Place[] = [
  [-6, -19],
  [8, -19],
  [18, -11],
  [23, 1],
  [19, 13],
  [8, 21],
  [-6, 22],
  [-18, 15],
  [-23, 3],
  [-18, -10],
]
const STEM = 'm-1.2 4l.5-4h1.5l.4 4z'
const CAP = 'm-4 .6q.2-5.2 4-5.2t4 5.2q-4 1.2-8 0z'
const SPOTS = 'm-1.7-1.2h0m1.9-1.7h0m1.5 2h0'
/** Small trees that watch over it. */
const WATCHERS: readonly Place[] = [
  [-26, -8],
  [27, 14],
]
const SPARKS: readonly Place[] = [
  [-9, -4],
  [9, 3],
  [-2, 11],
]
const SPARK = 'm0-4l1 3l3 1l-3 1l-1 3l-1-3l-3-1l3-1z'

/** Where fairies dance. */
export const SYLVAN: Motif = {
  draw(spot) {
    const jitter = jitterOf(spot.index + SEED)
    const ring = spread(spot, RING, jitter)
    const trees = spread(spot, WATCHERS, jitter).map((foot) => ({ foot, kind: BROADLEAF }))
    return {
      leaves: drawnTrees(trees, 'tree'),
      treeShade: drawnTrees(trees, 'shade'),
      stems: stampedAll(ring, STEM),
      caps: stampedAll(ring, CAP),
      spots: stampedAll(ring, SPOTS),
      gold: stampedAll(spread(spot, SPARKS, jitter), SPARK),
    }
  },
  strokes: ({ center, index }) => ({ tufts: tufts(center, index) + tufts(center, index + 1000) }),
}
