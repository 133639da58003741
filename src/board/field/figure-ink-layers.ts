import type { Point } from '@/engine/kernel/hex'
import { classNames } from '@/widgets/class-names'

import type { BoardCounter, CounterGauge } from '../board-props'
import { counterOutline, HALF } from '../layers/counter-shape'
import { placedPath } from '../layers/placed-path'
import {
  type FigurePrints,
  type InkLayer,
  inkLayersOfBadge,
  inkLayersOfCounter,
  inkLayersOfNumber,
  LEAST_SIGN,
  worded,
} from '../layers/ink-layers'
import { SIGN_SHAPES } from './sign-shapes'
import type { Slot } from './slots'
import countersStyles from '../counters.module.css'
import styles from './field.module.css'

/** How a figure is seen. */
export interface FigurePlace {
  readonly at: Point
  readonly scale: number
  readonly isFlying: boolean
}

const SHADOW = { ground: { x: 2, y: 3.5 }, air: { x: 8, y: 13 } }
const WING = 'M-21-9q-11-9-20-5q2 4 6 5q-4 1-6 3q3 4 8 3q-3 2-4 5q9 2 16-3z'
const OTHER_WING = 'M21-9q11-9 20-5q-2 4-6 5q4 1 6 3q-3 4-8 3q3 2 4 5q-9 2-16-3z'
/** Where riders sit, in units of their mount: at most two are drawn, and the number of more. */
const SADDLES = [-10.5, 10.5]
const RIDER = { y: -12.5, scale: 0.44 }
/** The artwork of a mount gives way to its riders. */
const MOUNT_ART = { x: 0, side: 17, lift: -1 }
const SMALL_FACTORS = 18

/** A counter as seen on a field: its shadow, wings while it flies, signs, dots and riders. */
export function inkLayersOfFigure(counter: BoardCounter, place: FigurePlace): FigurePrints {
  const { at, scale, isFlying } = place
  const riders = counter.riders ?? []
  const [badge] = counter.badges
  const factors = scale < 0.8 ? { factors: SMALL_FACTORS } : {}
  const art = riders.length > 0 ? { art: MOUNT_ART } : {}
  return {
    body: [
      shadowOf(counter, place),
      ...(isFlying ? wingsOf(counter, place) : []),
      ...inkLayersOfCounter(counter, { at, scale, ...factors, ...art }),
      ...inkLayersOfSigns(counter, { ...at, scale }),
      ...(counter.gauge ? inkLayersOfGauge(counter.gauge, { ...at, scale }) : []),
      ...(badge
        ? inkLayersOfBadge(badge, { x: at.x + HALF * scale * 0.9, y: at.y - HALF * scale * 0.9 })
        : []),
    ],
    riders: inkLayersOfRiders(riders, { ...at, scale }),
  }
}

/** The higher it is, the farther off its shadow falls. */
function shadowOf(counter: BoardCounter, { at, scale, isFlying }: FigurePlace): InkLayer {
  const off = isFlying ? SHADOW.air : SHADOW.ground
  const to = { x: at.x + off.x * scale, y: at.y + off.y * scale }
  const ink = classNames(
    countersStyles['counter-shadow'],
    isFlying ? styles['counter-shadow--air'] : undefined,
  )
  return { level: 'shadow', ink, path: placedPath(counterOutline(counter).face, to, { scale }) }
}

function wingsOf({ side }: BoardCounter, { at, scale }: FigurePlace): readonly InkLayer[] {
  const path = placedPath(WING, at, { scale }) + placedPath(OTHER_WING, at, { scale })
  return [
    {
      level: 'rim-1-edge',
      ink: classNames(styles['counter-wing'], countersStyles[`counter--${side}`]),
      path,
    },
  ]
}

const SIGN = 'M-5.2 0a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0z'
const SIGN_STEP = 11

/** Round signs down the left edge of a counter, below its riders and above its state, and on up the right edge. */
function inkLayersOfSigns(counter: BoardCounter, { x, y, scale }: Slot): readonly InkLayer[] {
  const { signs = [], riders = [], state, pips } = counter
  const size = Math.max(scale, LEAST_SIGN)
  const [step, half] = [SIGN_STEP * size, HALF * scale]
  const top = riders.length > 0 ? half * 0.1 : step * 0.4 - half * (pips ? 0.45 : 1)
  const most = Math.max(1, Math.floor(((state ? half * 0.4 : half) - top) / step + 0.5))
  return signs.slice(0, most + 2).flatMap(({ shape, tone }, nth) => {
    const at =
      nth < most
        ? { x: x - half, y: y + top + step * nth }
        : { x: x + half, y: y + half * 0.35 - step * (nth - most) }
    return [
      {
        level: 'tag',
        ink: classNames(styles['counter-sign'], countersStyles[`counter-badge--${tone}`]),
        path: placedPath(SIGN, at, { scale: size }),
      },
      {
        level: 'tag-text',
        ink: classNames(styles['counter-sign__shape']),
        path: placedPath(SIGN_SHAPES[shape], at, { scale: size * 0.95 }),
      },
    ]
  })
}

const DOT = 'M-2.8 0a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z'
const DOT_STEP = 7.4
const MOST_DOTS = 5

/** A row of dots at the foot of a counter, dark ones for what is used up; figures where there are too many. */
function inkLayersOfGauge({ used, most }: CounterGauge, { x, y, scale }: Slot): readonly InkLayer[] {
  const size = Math.max(scale, LEAST_SIGN)
  const row = y + HALF * scale + 2
  if (most > MOST_DOTS)
    return [
      worded('tag-text', classNames(styles['counter-gauge']), `${used}-${most}`, {
        at: { x, y: row + 3 },
        size: 9 * size,
      }),
    ]
  return Array.from({ length: most }, (_, nth) => ({
    level: 'tag',
    ink: classNames(styles['counter-dot'], styles[`counter-dot--${nth < used ? 'used' : 'left'}`]),
    path: placedPath(DOT, { x: x + (nth - (most - 1) / 2) * DOT_STEP * size, y: row }, { scale: size }),
  }))
}

/** Those who sit on a counter, small on its upper half. */
function inkLayersOfRiders(riders: readonly BoardCounter[], { x, y, scale }: Slot): readonly InkLayer[] {
  const places = riders.length > 1 ? SADDLES : [0]
  const more = riders.length - places.length
  return [
    ...places.flatMap((place, nth) => {
      const rider = riders[nth]
      if (!rider) return []
      const at = { x: x + place * scale, y: y + RIDER.y * scale }
      const size = RIDER.scale * scale
      return [
        ...inkLayersOfCounter(rider, { at, scale: size, factors: SMALL_FACTORS }),
        ...inkLayersOfSigns({ ...rider, signs: rider.signs?.slice(0, 1) ?? [] }, { ...at, scale: size }),
      ]
    }),
    ...(more > 0 ? inkLayersOfNumber(`+${more}`, { x: x + 21 * scale, y: y + RIDER.y * scale }, scale) : []),
  ]
}
