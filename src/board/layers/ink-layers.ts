import type { Point } from '@/engine/kernel/hex'
import { classNames } from '@/widgets/class-names'

import type { Badge, BoardCounter, CounterPips } from '../board-props'
import { BACK_HATCH, CAST_SIGN, classOfCounter, counterOutline, HALF, STATE_SIGNS } from './counter-shape'
import { isPrintable, lettering } from './lettering'
import { ICON_BOX, placedPath } from './placed-path'
import styles from '../counters.module.css'

/** What lies over what, on one counter as on a whole sheet of them. */
export const LEVELS = [
  'shadow',
  'rim-1-edge',
  'rim-1',
  'rim-2-edge',
  'rim-2',
  'rim-3-edge',
  'rim-3',
  'edge',
  'light',
  'face',
  'strip',
  'hatch',
  'border',
  'factors',
  'state',
  'art',
  'pips',
  'cast',
  'tag-edge',
  'tag',
  'tag-text',
  'size',
  'size-text',
] as const
export type Level = (typeof LEVELS)[number]

/** Something printed in one ink, as path data, or as text where there is no outline for it. */
export interface InkLayer {
  readonly level: Level
  /** Class names. */
  readonly ink: string
  readonly path: string
  readonly text?: { readonly words: string; readonly at: Point }
}

/** A counter, and those who sit on it, who lie on a sheet above. */
export interface FigurePrints {
  readonly body: readonly InkLayer[]
  readonly riders: readonly InkLayer[]
}

/** How far the upper left edge catches the light. */
const BEVEL = 0.9
/** How far above a counter's middle that of its artwork is. */
const ART_LIFT = 6.6
const WHOLE_ART = { x: 0, side: 29 }
/** Below a row of pips. */
const PIPPED_ART = { x: 0, side: 23, lift: 2.6 }
const PIP = { top: -19.4, width: 7.6, height: 5.4, step: 9.6 }
const FACTORS = 15
const BADGE = { x: HALF - 6, y: -HALF + 4, step: 16, size: 13 }

export interface CounterPlace {
  /** Where the counter's middle is. */
  readonly at: Point
  readonly scale?: number
  /** The artwork's middle and side, in units of a counter, where they are not the usual ones. */
  readonly art?: { readonly x: number; readonly side: number; readonly lift?: number }
  readonly factors?: number
}

/** A counter seen from above: its cardboard, artwork, factors and state. */
export function inkLayersOfCounter(counter: BoardCounter, place: CounterPlace): readonly InkLayer[] {
  const { at, scale = 1, factors = FACTORS } = place
  const { face, edge, rim, strip } = counterOutline(counter)
  const kind = classNames(classOfCounter(counter), scale < 1 ? styles['counter--small'] : undefined)
  const spot = (x: number, y: number): Point => ({ x: at.x + x * scale, y: at.y + y * scale })
  const print = (level: Level, ink: string, path: string, origin = at): InkLayer => ({
    level,
    ink: `${kind} ${ink}`,
    path: placedPath(path, origin, { scale }),
  })
  const prints = [
    print('edge', classNames(styles['counter-edge']), edge),
    print('light', classNames(styles['counter-light']), face, spot(-BEVEL, -BEVEL)),
    print('face', classNames(styles['counter-face']), face),
    print('strip', classNames(styles['counter-strip']), strip),
    print('border', classNames(styles['counter-rim']), rim),
    worded('factors', classNames(kind, styles['counter-factors']), counter.factors, {
      at: spot(counter.state ? 3 : 0, HALF - 3.6),
      size: factors * scale,
    }),
    ...artOf(counter, kind, place),
    ...(counter.pips ? inkLayersOfPips(counter.pips, kind, place) : []),
  ]
  if (counter.flipped) prints.push(print('hatch', classNames(styles['counter-hatch']), BACK_HATCH))
  if (counter.state)
    prints.push(
      print(
        'state',
        classNames(styles['counter-state'], styles[`counter-state--${counter.state}`]),
        STATE_SIGNS[counter.state],
        spot(-16, 14),
      ),
    )
  return prints
}

/** The artwork; on the back it lies on its side, with a spark beside it. */
function artOf(
  counter: BoardCounter,
  kind: string,
  { at, scale = 1, art = counter.pips ? PIPPED_ART : WHOLE_ART }: CounterPlace,
): readonly InkLayer[] {
  const { x, side, lift = ART_LIFT } = art
  const half = (side / 2) * scale
  const middle = { x: at.x + x * scale, y: at.y - lift * scale }
  const origin = { x: middle.x + (counter.flipped ? half : -half), y: middle.y - half }
  const drawn = placedPath(counter.icon.path, origin, {
    scale: (side / ICON_BOX) * scale,
    isTurned: counter.flipped,
  })
  const artwork: InkLayer = { level: 'art', ink: classNames(kind, styles['counter-art']), path: drawn }
  if (!counter.flipped) return [artwork]
  const spark = placedPath(CAST_SIGN, { x: middle.x + 13.5 * scale, y: middle.y - 7.5 * scale }, { scale })
  return [artwork, { level: 'cast', ink: classNames(kind, styles['counter-cast']), path: spark }]
}

/** A row of bars along the upper edge: full ones for the steps that are left, empty ones for those lost. */
function inkLayersOfPips(
  { count, of }: CounterPips,
  kind: string,
  { at, scale = 1 }: CounterPlace,
): readonly InkLayer[] {
  const { top, width, height, step } = PIP
  const row = Array.from({ length: of }, (_, nth) => {
    const x = (nth - (of - 1) / 2) * step - width / 2
    return { isLeft: nth < count, bar: `M${x} ${top}h${width}v${height}h${-width}z` }
  })
  return (['left', 'lost'] as const).flatMap((which) => {
    const bars = row.filter(({ isLeft }) => isLeft === (which === 'left'))
    if (bars.length === 0) return []
    const path = bars.map(({ bar }) => placedPath(bar, at, { scale })).join('')
    return [
      {
        level: 'pips' as const,
        ink: classNames(kind, styles['counter-pip'], styles[`counter-pip--${which}`]),
        path,
      },
    ]
  })
}

/** The small signs beside a full counter, one below the other. */
export function inkLayersOfBadges(badges: readonly Badge[], { x, y }: Point): readonly InkLayer[] {
  return badges.flatMap((badge, nth) =>
    inkLayersOfBadge(badge, { x: x + BADGE.x, y: y + BADGE.y + nth * BADGE.step }),
  )
}

/** A small sign cut from cardboard, drawn around a point. */
export function inkLayersOfBadge({ text, tone }: Badge, { x, y }: Point): readonly InkLayer[] {
  const kind = classNames(styles['counter-badge'], styles[`counter-badge--${tone}`])
  const tag = 'M-10-8h18l5 8l-5 8h-18z'
  return [
    {
      level: 'tag-edge',
      ink: classNames(kind, styles['counter-badge__edge']),
      path: placedPath(tag, { x, y: y + 2 }),
    },
    { level: 'tag', ink: classNames(kind), path: placedPath(tag, { x, y }) },
    worded('tag-text', classNames(styles['counter-badge__text']), text, {
      at: { x, y: y + 4.5 },
      size: BADGE.size,
    }),
  ]
}

/** Counters under a top one that show their rim, the lowest first. */
export const RIMS: readonly (readonly [edge: Level, face: Level])[] = [
  ['rim-1-edge', 'rim-1'],
  ['rim-2-edge', 'rim-2'],
  ['rim-3-edge', 'rim-3'],
]

/** The nth counter under a top one: only its cardboard shows. */
export function inkLayersOfRim(
  counter: BoardCounter,
  at: Point,
  nth: number,
  scale = 1,
): readonly InkLayer[] {
  const [edgeLevel, faceLevel] = RIMS[nth] ?? ['rim-3-edge', 'rim-3']
  const { face, edge } = counterOutline(counter)
  const kind = classNames(classOfCounter(counter), scale < 1 ? styles['counter--small'] : undefined)
  const print = (level: Level, ink: string | undefined, path: string): InkLayer => ({
    level,
    ink: classNames(kind, ink),
    path: placedPath(path, at, { scale }),
  })
  return [print(edgeLevel, styles['counter-edge'], edge), print(faceLevel, styles['counter-face'], face)]
}

const DISC = 'M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z'
/** Numbers and signs stay legible on small counters. */
export const LEAST_SIGN = 0.72

/** A number on a disc, at the corner of what it counts. */
export function inkLayersOfNumber(number: string, { x, y }: Point, scale = 1): readonly InkLayer[] {
  const size = Math.max(scale, LEAST_SIGN)
  return [
    {
      level: 'size',
      ink: classNames(styles['counter-size']),
      path: placedPath(DISC, { x, y }, { scale: size }),
    },
    worded('size-text', classNames(styles['counter-size__text']), number, {
      at: { x, y: y + 4.9 * size },
      size: 14 * size,
    }),
  ]
}

export interface Wording {
  /** The middle of the text's line. */
  readonly at: Point
  readonly size: number
}

/** A text in one ink. */
export function worded(level: Level, ink: string, words: string, { at, size }: Wording): InkLayer {
  return isPrintable(words)
    ? { level, ink, path: lettering(words, at, size) }
    : { level, ink, path: '', text: { words, at } }
}
