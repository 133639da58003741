import type { Point } from '@/engine/kernel/hex'

import { HEX_INNER } from '../geometry'
import { type Camera, fitted, type Stage, within } from './camera'

/** What a board is first looked at for. */
export interface Used {
  /** Where counters stand. */
  readonly points: readonly Point[]
  /** Those of them that come first where not all can be shown; none where no one is before the others. */
  readonly first: readonly Point[]
  /** How large a counter is drawn that has its hex to itself, in the drawing's units. */
  readonly size: number
}

/** Pixels from which a counter is read, and from which a finger hits it. */
const LEGIBLE = { mouse: 36, finger: 44 }
/** Two hexes around the hexes that are used. */
const AROUND = 5 * HEX_INNER

/** How large counters are to be at least, for whoever sits at this screen. */
export function legible(): number {
  return LEGIBLE[matchMedia('(pointer: coarse), (width < 760px)').matches ? 'finger' : 'mouse']
}

/**
 * The part of the drawing where counters stand, with these as many pixels across at least; what there is no room for
 * then is left out around the thickest crowd. The whole drawing where that is large enough.
 */
export function firstLook({ points, first, size }: Used, pixels: number, stage: Stage): Camera {
  const whole = fitted(stage)
  const least = pixels / size
  if (points.length === 0 || whole.scale >= least) return whole
  const crowded = first.length > 0 ? first : points
  return lookAt({ points, crowded, around: AROUND, scales: [least, Math.max(1, least)] }, stage)
}

/** Three hexes around what is framed, so that it is seen where it is. */
const FRAME = 7 * HEX_INNER
/** How large hexes are framed at most: a few of them are not to fill a screen. */
const FRAMED_SCALE = 2

/** The part of the drawing about some points, as large as it fits in. */
export function framing(points: readonly Point[], stage: Stage): Camera {
  const { scale } = fitted(stage)
  const scales = [scale, Math.max(FRAMED_SCALE, scale)] as const
  return lookAt({ points, crowded: points, around: FRAME, scales }, stage)
}

interface LookedAt {
  readonly points: readonly Point[]
  /** Those that come first where not all can be shown. */
  readonly crowded: readonly Point[]
  /** How much of the drawing is shown around them. */
  readonly around: number
  /** How large it is shown: at least and at most. */
  readonly scales: readonly [least: number, most: number]
}

function lookAt({ points, crowded, around, scales }: LookedAt, { view, world }: Stage): Camera {
  const across = spanOf(
    points.map(({ x }) => x),
    world.width,
    around,
  )
  const down = spanOf(
    points.map(({ y }) => y),
    world.height,
    around,
  )
  const fit = Math.min(view.width / (across.to - across.from), view.height / (down.to - down.from))
  const scale = within(fit, ...scales)
  const [width, height] = [view.width / scale, view.height / scale]
  const crowd = crowdIn(crowded, width, height)
  return {
    scale,
    x: view.width / 2 - middleOf(crowd.x, across, width, world.width) * scale,
    y: view.height / 2 - middleOf(crowd.y, down, height, world.height) * scale,
  }
}

interface Span {
  readonly from: number
  readonly to: number
}

function spanOf(values: readonly number[], most: number, around: number): Span {
  return { from: Math.max(0, Math.min(...values) - around), to: Math.min(most, Math.max(...values) + around) }
}

/** The point that has most of the others about it. */
function crowdIn(points: readonly Point[], width: number, height: number): Point {
  const about = ({ x, y }: Point) =>
    points.filter((point) => Math.abs(point.x - x) < width / 2 && Math.abs(point.y - y) < height / 2).length
  return points.reduce((best, point) => (about(point) > about(best) ? point : best))
}

/** The middle of what is seen along an axis: as wished, but for what is not used and what is no map. */
function middleOf(wish: number, { from, to }: Span, seen: number, most: number): number {
  const used = seen < to - from ? within(wish, from + seen / 2, to - seen / 2) : (from + to) / 2
  return seen < most ? within(used, seen / 2, most - seen / 2) : most / 2
}
