import type { Point } from '@/engine/kernel/hex'

import { between, closedPath, openPath } from '../../geometry'
import type { Paths, Spot, TerrainLook } from '../../art'
import { jitterOf } from '../chance'
import { tufts } from '../paper'
import { scattered, stamped, stampedAll } from '../scattered'
import { ripplesAt, shoreLines, sidesWhere, waves } from '../waters'
import { type Motif, type Place, ring, spread, step } from './spread'

const SEED = 250_000

const SEAS: ReadonlySet<TerrainLook | undefined> = new Set([undefined, 'sea', 'reef', 'abyss'])

/** The lines along which land begins, a little into the sea from its hexsides. */
function coastsOf(spot: Spot): readonly (readonly Point[])[] {
  const jitter = jitterOf(spot.index + SEED)
  return sidesWhere(spot, (look) => !SEAS.has(look)).map(([from, to]) => [
    from,
    ...[0.18, 0.34, 0.5, 0.66, 0.82].map((share) =>
      between(between(from, to, share + jitter(-0.05, 0.05)), spot.center, jitter(0.05, 0.16)),
    ),
    to,
  ])
}

function coast(spot: Spot): Paths {
  const coasts = coastsOf(spot)
  return { beach: coasts.map(closedPath).join(''), coast: coasts.map(openPath).join('') }
}

function shore(spot: Spot): string {
  return coastsOf(spot)
    .map((line) => shoreLines(line, spot.center))
    .join('')
}

export const SEA: Motif = {
  draw: coast,
  strokes: (spot) => ({ ripples: waves(spot.center, spot.index), shore: shore(spot) }),
}

const ROCKS: readonly Place[] = [
  [-14, -10],
  [13, -14],
  [22, 7],
  [-21, 11],
  [1, 22],
]
const CORALS: readonly Place[] = [
  [-2, -15],
  [24, -6],
  [-25, -2],
  [10, 13],
  [-11, 22],
]
const CORAL = 'm0 3v-4l-2.8-3m2.8 3l2.4-3.6m-2.4 2.4v-5m-2.8 3l-1.6-.4m6.8-.4l1.6-.8'

interface Rock {
  readonly at: Point
  readonly size: number
}

function rocksOf(spot: Spot): readonly Rock[] {
  const jitter = jitterOf(spot.index + SEED)
  return spread(spot, ROCKS, jitter).map((at) => ({ at, size: jitter(0.8, 1.15) }))
}

/** A rock's outline from its left foot, and its side in shade; in shares of its size. */
const ROCK: readonly Place[] = [
  [-7, 0],
  [-5, -6],
  [-1, -10],
  [2, -7],
  [5, -6],
  [7, 0],
  [0, 1.5],
]
const ROCK_SHADE: readonly Place[] = [
  [1, 1.3],
  [2, -4],
  [-1, -10],
  [2, -7],
  [5, -6],
  [7, 0],
]

function rockPath({ at, size }: Rock, outline: readonly Place[]): string {
  return closedPath(outline.map(([x, y]) => ({ x: at.x + x * size, y: at.y + y * size })))
}

/** Rocks that the sea breaks on, and coral between them. */
export const REEF: Motif = {
  draw(spot) {
    const rocks = rocksOf(spot)
    return {
      ...coast(spot),
      stone: rocks.map((rock) => rockPath(rock, ROCK)).join(''),
      shade: rocks.map((rock) => rockPath(rock, ROCK_SHADE)).join(''),
      foam: stampedAll(
        rocks.map(({ at }) => at),
        'm-10 1.5q2.5 2.5 5 0t5 0t5 0t5 0',
      ),
      coral: stampedAll(spread(spot, CORALS, jitterOf(spot.index + SEED)), CORAL),
    }
  },
  strokes: (spot) => ({
    shore: shore(spot),
    ripples: ripplesAt(rocksOf(spot).map(({ at: { x, y } }) => ({ x, y: y + 6 }))),
  }),
}

const ARMS = 5

/** A whirlpool over a depth that grows towards its throat. */
export const ABYSS: Motif = {
  draw(spot) {
    const { center, index } = spot
    const turn = jitterOf(index + SEED)(0, 6)
    const arms = Array.from({ length: ARMS }, (_, arm) => spiral(center, turn + (arm * 2 * Math.PI) / ARMS))
    const depth = (reach: number) => ring(center, reach, reach * FORESHORTENED)
    return {
      ...coast(spot),
      deep: depth(28),
      deeper: depth(21),
      deepest: depth(14),
      whirl: arms.join(''),
    }
  },
  strokes: (spot) => ({ shore: shore(spot) }),
}

/** Seen at a slant. */
const FORESHORTENED = 0.86

/** An arm of a whirlpool, from its rim to its throat. */
function spiral({ x, y }: Point, turn: number): string {
  return openPath(
    Array.from({ length: 12 }, (_, nth) => {
      const angle = turn + nth * 0.3
      const reach = 28 * 0.83 ** nth
      return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * FORESHORTENED }
    }),
  )
}

/** The shore of a lake, from its rightmost point on. */
function lakeOf({ center, index }: Spot): readonly Point[] {
  const jitter = jitterOf(index + SEED)
  return Array.from({ length: 11 }, (_, nth) => {
    const angle = (nth / 11) * 2 * Math.PI
    const reach = jitter(20, 27)
    return { x: center.x + Math.cos(angle) * reach * 1.08, y: center.y + 1 + Math.sin(angle) * reach * 0.92 }
  })
}

/** A closed curve through the middles between points. */
function rounded(points: readonly Point[]): string {
  const last = points.at(-1)
  const [first] = points
  if (!last || !first) return ''
  const start = between(last, first, 0.5)
  return (
    stamped(start, '') +
    points
      .map((point, nth) => {
        const next = between(point, points[(nth + 1) % points.length] ?? first, 0.5)
        return step('Q', point.x, point.y, next.x, next.y)
      })
      .join('') +
    'Z'
  )
}

export const LAKE: Motif = {
  isGreen: true,
  draw: (spot) => ({ lake: rounded(lakeOf(spot)) }),
  strokes(spot) {
    const shoreline = lakeOf(spot)
    const jitter = jitterOf(spot.index + SEED)
    return {
      shore: [0.13, 0.25]
        .map((inset) => rounded(shoreline.map((point) => between(point, spot.center, inset))))
        .join(''),
      ripples: ripplesAt(
        scattered(spot.center, { x: 15, y: 9 }, jitter, (across, down) => Math.hypot(across, down) < 15),
      ),
      tufts: tufts(spot.center, spot.index) + tufts(spot.center, spot.index + 1000),
    }
  },
}
