import type { Point } from '@/engine/kernel/hex'
import { classNames } from '@/widgets/class-names'

import type { BoardCounter, BoardStack } from '../board-props'
import { classOfCounter, counterOutline, HALF } from './counter-shape'
import { facingIn } from './facing'
import { inkLayersOfFacing } from './facing-ink-layers'
import { type Kind, kindsIn, readiestFirst, readyBadge } from './kinds'
import { placedPath } from './placed-path'
import {
  type InkLayer,
  inkLayersOfBadge,
  inkLayersOfBadges,
  inkLayersOfCounter,
  inkLayersOfNumber,
  inkLayersOfRim,
  RIMS,
  worded,
} from './ink-layers'
import styles from '../counters.module.css'

const RIM_STEP = 3.2

/** Small counters of a mixed stack: their size, and where they lie, row by row. */
const SMALL = { scale: 0.6, factors: 18, art: 28, artBesideCount: -6, count: 24 }
const PLACES: readonly Point[] = [
  { x: -14.5, y: -13 },
  { x: 14.5, y: -13 },
  { x: -14.5, y: 16 },
  { x: 14.5, y: 16 },
]
/** Badges stand out beyond their counters, so that none hides another. */
const OUTWARD = 1.9

/** The counters of one hex around its center. */
export function inkLayersOfStack(stack: BoardStack, center: Point): readonly InkLayer[] {
  const facing = facingIn(stack)
  if (facing) {
    const place = { center, layer: 'ground', isShared: false } as const
    const { body, riders } = inkLayersOfFacing(facing, place, (counter, at) => ({
      body: inkLayersOfCounter(counter, { ...at, factors: SMALL.factors }),
      riders: [],
    }))
    return [...body, ...riders]
  }
  const { counters } = stack
  const kinds = kindsIn(counters)
  const [top, ...below] = readiestFirst(counters)
  if (!top) return []
  return kinds.length > 1 ? inkLayersOfKinds(kinds, center) : inkLayersOfPile(top, below, center)
}

/** Counters that look alike: the top one, the rims of some below it, and how many there are. */
function inkLayersOfPile(
  top: BoardCounter,
  below: readonly BoardCounter[],
  center: Point,
): readonly InkLayer[] {
  const rims = below.slice(0, RIMS.length)
  const lift = (rims.length * RIM_STEP) / 2
  const at = moved(center, -lift)
  return [
    {
      level: 'shadow',
      ink: classNames(styles['counter-shadow']),
      path: placedPath(counterOutline(top).face, { x: center.x + lift + 3, y: center.y + lift + 5 }),
    },
    ...rims.flatMap((counter, nth) =>
      inkLayersOfRim(counter, moved(at, (rims.length - nth) * RIM_STEP), nth),
    ),
    ...inkLayersOfCounter(top, { at }),
    ...inkLayersOfBadges([...top.badges, ...readyBadge([top, ...below])], at),
    ...(below.length > 0 ? inkLayersOfNumber(String(below.length + 1), moved(at, 3 - HALF)) : []),
  ]
}

/** A hex in which several types stand: a small counter for each, with how many there are of it. */
function inkLayersOfKinds(kinds: readonly Kind[], center: Point): readonly InkLayer[] {
  return PLACES.flatMap((place, nth) => {
    const kind = kinds[nth]
    if (!kind) return []
    const [badge] = [...kind.counter.badges, ...readyBadge(kind.counters)]
    return [
      ...inkLayersOfKind(kind, { x: center.x + place.x, y: center.y + place.y }),
      ...(badge
        ? inkLayersOfBadge(badge, { x: center.x + place.x * OUTWARD, y: center.y + place.y * OUTWARD })
        : []),
    ]
  })
}

function inkLayersOfKind({ counter, counters }: Kind, at: Point): readonly InkLayer[] {
  const count = counters.length
  const { scale, factors, art, artBesideCount } = SMALL
  const isCounted = count > 1
  return [
    ...inkLayersOfCounter(counter, {
      at,
      scale,
      factors,
      art: { x: isCounted ? artBesideCount : 0, side: art },
    }),
    ...(isCounted
      ? [
          worded('cast', classNames(classOfCounter(counter), styles['counter-count']), String(count), {
            at: { x: at.x + 14.5 * scale, y: at.y + 2 * scale },
            size: SMALL.count * scale,
          }),
        ]
      : []),
  ]
}

function moved({ x, y }: Point, by: number): Point {
  return { x: x + by, y: y + by }
}
