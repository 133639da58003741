import type { Point } from '@/engine/kernel/hex'

import type { Paths } from '../../art'
import { between, cornersAround, tenth } from '../../geometry'
import { jitterOf } from '../chance'
import { hexsideOf } from '../hexsides'
import { ridgePeaks } from '../mountain'
import { peakHatch, peaksOf } from '../peaks'
import { stamped } from '../scattered'
import { joined } from '../terrain-art'
import { BROADLEAF, drawnTrees } from '../trees'
import { type MarkedSpot, markOn } from './land-marks'

const SEED = 320_000
const ALL = [0, 1, 2, 3, 4, 5]

type Hexside = readonly [Point, Point]

const FEATURES = { river, mountain, forest }

/** What lies on a hex's sides: each is drawn by the first of its two hexes, or by the one that is drawn at all. */
export function sideMarksOf(spot: MarkedSpot): Paths {
  const { grid, index, center, place } = spot
  const corners = cornersAround(center, 1, grid.orientation)
  return joined(
    ALL.flatMap((side) => {
      const feature = markOn(spot, side)?.feature
      const across = grid.neighbors[index * ALL.length + side] ?? -1
      if (!feature || (across >= 0 && across < index)) return []
      return [FEATURES[feature](hexsideOf(grid, corners, side), place * ALL.length + side + SEED)]
    }),
  )
}

/** Winds along its hexside from corner to corner, so that it meets what goes on from there. */
function river([from, to]: Hexside, seed: number): Paths {
  const jitter = jitterOf(seed)
  const [first, second] = [0.33, 0.67].map((share, nth) => {
    const { x, y } = between(from, to, share)
    const aside = (nth === 0 ? 0.14 : -0.14) * jitter(0.5, 1)
    return { x: x + (from.y - to.y) * aside, y: y + (to.x - from.x) * aside }
  })
  return {
    stream: first && second ? `M${written(from)}C${written(first)} ${written(second)} ${written(to)}` : '',
  }
}

function mountain(side: Hexside, seed: number): Paths {
  const peaks = ridgePeaks(side, seed)
  return { ...peaksOf(peaks), ...peakHatch(peaks, seed) }
}

function forest([from, to]: Hexside, seed: number): Paths {
  const jitter = jitterOf(seed)
  const trees = [0.06, 0.36, 0.66, 0.94]
    .map((share) => between(from, to, share))
    .map(({ x, y }) => ({ foot: { x: x + jitter(-3, 3), y: y + 3 + jitter(-2, 2) }, kind: BROADLEAF }))
    .sort((one, other) => one.foot.y - other.foot.y)
  return { rowTrees: drawnTrees(trees, 'tree'), rowTreeShade: drawnTrees(trees, 'shade') }
}

/** Roads from the middles of a hex's sides: one that only goes through bends, more meet in its center. */
export function roadsOf(spot: MarkedSpot): Paths {
  const { grid, center } = spot
  const corners = cornersAround(center, 1, grid.orientation)
  const ends = ALL.filter((side) => markOn(spot, side)?.hasRoad).map((side) => {
    const [from, to] = hexsideOf(grid, corners, side)
    return between(from, to, 0.5)
  })
  const [one, other] = ends
  if (ends.length === 2 && one && other)
    return { road: `${stamped(one, '')}Q${written(center)} ${written(other)}` }
  return { road: ends.map((end) => `${stamped(end, '')}L${written(center)}`).join('') }
}

function written({ x, y }: Point): string {
  return `${tenth(x)} ${tenth(y)}`
}
