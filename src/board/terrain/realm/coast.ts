import type { Point } from '@/engine/kernel/hex'

import type { Paths } from '../../art'
import { between, cornersAround, openPath, tenth } from '../../geometry'
import { jitterOf } from '../chance'
import { hexsideOf } from '../hexsides'
import { inHex, type Within } from '../scattered'
import { ripplesAt } from '../waters'
import { acrossSide, isSea, type MarkedSpot } from './land-marks'

const SEED = 310_000
const SIDES = 6
/** Where a coast crosses the side to the next coastal hex, as a share of it from the sea. */
const CROSSING = 0.36
/** How far it runs in from the sea's hexsides and from their corners, in shares of the way to the center. */
const FROM_SIDE = { least: 0.27, most: 0.4 }
const FROM_CORNER = { least: 0.36, most: 0.44 }
/** Lines off the shore as on a chart. */
const SHORE_LINES = [0.1, 0.2]
/** How far from the center something may stand towards the sea. */
const DRY = 15
/** How high it reaches, more or less. */
const HEAD = 6

/** A stretch of sea along a hex: its line on land, point by point, and the hexsides' corners back from its end. */
interface Stretch {
  readonly line: readonly Point[]
  readonly corners: readonly Point[]
  readonly isRing: boolean
}

/** The water in a coastal hex, its coast and the strand along it; a bare coast on the hexside where the sea does not reach in. */
export function coastOf(spot: MarkedSpot): Paths {
  const { place, marks } = spot
  if (isSea(spot, place)) return {}
  if (!marks.coastal[place]) {
    return {
      coast: seaSides(spot)
        .map((side) => openPath(sideOf(spot, side)))
        .join(''),
    }
  }
  const stretches = stretchesOf(spot)
  const lines = stretches.map(lineOf).join('')
  return { strand: lines, coastWater: stretches.map(waterOf).join(''), coast: lines }
}

/** Lines off the coast, and ripples where it is widest. */
export function shoreOf(spot: MarkedSpot): Paths {
  const { place, marks, center } = spot
  if (isSea(spot, place) || !marks.coastal[place]) return {}
  const shore = stretchesOf(spot)
    .flatMap(({ line }) =>
      SHORE_LINES.map((off) => openPath(line.slice(1, -1).map((point) => between(point, center, -off)))),
    )
    .join('')
  const ripples = seaSides(spot).map((side) => between(middleOf(spot, side), center, 0.1))
  return { shore, ripples: ripplesAt(ripples) }
}

/** All over a hex but in the water that reaches into it. */
export function dryIn(spot: MarkedSpot): Within {
  const isWithin = inHex(spot.grid.orientation)
  const isDry = dryGround(spot)
  return (across, down) => isWithin(across, down) && isDry(across, down)
}

/** Whether something may stand there, and be clear with its head, too, of the water that reaches into a hex. */
export function dryGround(spot: MarkedSpot): Within {
  if (!spot.marks.coastal[spot.place]) return () => true
  const ways = seaSides(spot).map((side) => {
    const { x, y } = middleOf(spot, side)
    const [across, down] = [x - spot.center.x, y - spot.center.y]
    const length = Math.hypot(across, down)
    return { x: across / length, y: down / length }
  })
  const isDry = (across: number, down: number) => ways.every(({ x, y }) => x * across + y * down < DRY)
  return (across, down) => isDry(across, down) && isDry(across, down - HEAD)
}

function seaSides(spot: MarkedSpot): readonly number[] {
  return [0, 1, 2, 3, 4, 5].filter((side) => isSea(spot, acrossSide(spot, side)))
}

function sideOf({ grid, center }: MarkedSpot, side: number): readonly [Point, Point] {
  return hexsideOf(grid, cornersAround(center, 1, grid.orientation), side % SIDES)
}

function middleOf(spot: MarkedSpot, side: number): Point {
  const [from, to] = sideOf(spot, side)
  return between(from, to, 0.5)
}

/** Each run of sides along the sea, clockwise. */
function stretchesOf(spot: MarkedSpot): readonly Stretch[] {
  const wet = new Set(seaSides(spot))
  if (wet.size === SIDES) return [stretchOf(spot, 0, SIDES)]
  return [...wet]
    .filter((side) => !wet.has((side + SIDES - 1) % SIDES))
    .map((first) => {
      let count = 1
      while (wet.has((first + count) % SIDES)) count += 1
      return stretchOf(spot, first, count)
    })
}

function stretchOf(spot: MarkedSpot, first: number, count: number): Stretch {
  const { center, place } = spot
  const isRing = count === SIDES
  const jitter = jitterOf(place * SIDES + first + SEED)
  const sides = Array.from({ length: count }, (_, nth) => sideOf(spot, first + nth))
  const line = sides.flatMap(([from, to], nth) => [
    ...(nth > 0 || isRing ? [between(from, center, jitter(FROM_CORNER.least, FROM_CORNER.most))] : []),
    ...[0.27, 0.5, 0.73].map((share) =>
      between(
        between(from, to, share + jitter(-0.05, 0.05)),
        center,
        jitter(FROM_SIDE.least, FROM_SIDE.most),
      ),
    ),
  ])
  const corners = [...sides.map(([, to]) => to).reverse(), sides[0]?.[0] ?? center]
  if (isRing) return { line: [...line, ...line.slice(0, 1)], corners, isRing }
  return {
    line: [mouth(spot, first + SIDES - 1, true), ...line, mouth(spot, first + count, false)],
    corners,
    isRing,
  }
}

/** Where a coast meets the hexside beside its stretch: a little way along it where the coast runs on, else at its corner. */
function mouth(spot: MarkedSpot, side: number, isBefore: boolean): Point {
  const [from, to] = sideOf(spot, side)
  const [corner, other] = isBefore ? [to, from] : [from, to]
  const across = acrossSide(spot, side)
  const runsOn = across < 0 || spot.marks.coastal[across] === true
  return runsOn ? between(corner, other, CROSSING) : corner
}

/** The coast as a curve through the middles between its points. */
function lineOf({ line }: Stretch): string {
  const [first, ...rest] = line
  const last = rest.at(-1)
  if (!first || !last) return ''
  const curves = rest.slice(0, -1).map((point, nth) => {
    const next = rest[nth + 1] ?? last
    const end = nth === rest.length - 2 ? last : between(point, next, 0.5)
    return `Q${written(point)} ${written(end)}`
  })
  return `M${written(first)}${curves.join('')}`
}

/** All between the coast and the hexsides along the sea. */
function waterOf(stretch: Stretch): string {
  const back = stretch.corners.map((corner) => `L${written(corner)}`).join('')
  const around = stretch.isRing ? back.replace('L', 'ZM') : back
  return `${lineOf(stretch)}${around}Z`
}

function written({ x, y }: Point): string {
  return `${tenth(x)} ${tenth(y)}`
}
