import { classNames } from '@/widgets/class-names'
import type { BoardCounter, CounterState } from '../board-props'
import styles from '../counters.module.css'

/** Half the width of a counter. */
export const HALF = 23
/** Half the width of the line printed along its rim. */
const RIM_HALF = 21.2

/** Where the strip of factors begins. */
const STRIP_TOP = 8.6

/** The outlines of a counter around the origin. */
export interface CounterOutline {
  readonly face: string
  /** The thickness of the cardboard, seen below the face. */
  readonly edge: string
  readonly rim: string
  /** The strip at the foot on which the factors are printed. */
  readonly strip: string
}

/** The outline of a counter: by its side its corners are cut, round, scooped or stepped, plain for none; a bite once spent. */
export function counterOutline({ side, spent }: Pick<BoardCounter, 'side' | 'spent'>): CounterOutline {
  return OUTLINES[side][spent ? 'spent' : 'fresh']
}

/** The class names of a counter's drawing. */
export function classOfCounter({ side, flipped, spent }: BoardCounter): string {
  return classNames(
    styles[`counter--${side}`],
    flipped ? styles['counter--flipped'] : undefined,
    spent ? styles['counter--spent'] : undefined,
  )
}

/** Diagonal lines over the back of a counter that was turned over. */
export const BACK_HATCH = 'M-17-7l10-10M-17 1l18-18M-17 7l24-24M-15 9l30-30M-7 9l24-24M1 9l16-16M9 9l8-8'

/** The sign on the back: a spark. */
export const CAST_SIGN = 'M0-7.5l1.8 5.7l5.7 1.8l-5.7 1.8l-1.8 5.7l-1.8-5.7l-5.7-1.8l5.7-1.8z'

/** What a counter may still do, told by the shape: a disc, half a disc, a bar. */
export const STATE_SIGNS: Readonly<Record<CounterState, string>> = {
  ready: 'M-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z',
  partly: 'M-3.6 1.6a3.6 3.6 0 0 1 7.2 0z',
  done: 'M-3.4-1.5h6.8v3h-6.8z',
}

/** How a corner is cut, `size` along both sides. */
interface Corner {
  readonly size: number
  readonly cut: 'straight' | 'round' | 'scooped' | 'stepped'
}

/** How thick the cardboard is. */
const THICKNESS = 2

const BITE: Corner = { size: 13, cut: 'straight' }

const OUTLINES = {
  first: outlinesOf({ size: 8, cut: 'straight' }),
  second: outlinesOf({ size: 6, cut: 'round' }),
  third: outlinesOf({ size: 9, cut: 'scooped' }),
  fourth: outlinesOf({ size: 6, cut: 'stepped' }),
  none: outlinesOf({ size: 0, cut: 'straight' }),
}

function outlinesOf(corner: Corner) {
  return { fresh: outlinesWith(corner, corner), spent: outlinesWith(corner, BITE) }
}

/** Outlines whose lower right corner may be another than the rest. */
function outlinesWith(corner: Corner, lowerRight: Corner): CounterOutline {
  const corners = [corner, lowerRight, corner, corner]
  return {
    face: outline(corners, HALF, 0),
    edge: outline(corners, HALF, THICKNESS),
    rim: outline(corners, RIM_HALF, 0),
    strip: strip(corner, lowerRight),
  }
}

/** From the strip's upper edge around the two lower corners of the rim; a large bite may reach above that edge. */
function strip(lowerLeft: Corner, lowerRight: Corner): string {
  const right = Math.min(RIM_HALF, 2 * RIM_HALF - lowerRight.size - STRIP_TOP)
  const corners = [around(lowerRight, 1, RIM_HALF), around(lowerLeft, 2, RIM_HALF)]
  return `M${-RIM_HALF} ${STRIP_TOP}H${right}L${corners.join('L')}Z`
}

/** Round the corners clockwise from the top right, set down by `drop`. */
function outline(corners: readonly Corner[], half: number, drop: number): string {
  return `M${corners.map((corner, quarters) => around(corner, quarters, half, drop)).join('L')}Z`
}

/** Around the corner that many quarters of a turn from the top right. */
function around({ size, cut }: Corner, quarters: number, half: number, drop = 0): string {
  const at = (x: number, y: number) => {
    const turned = quarterTurned({ x, y }, quarters)
    return `${turned.x} ${turned.y + drop}`
  }
  const end = at(half, -half + size)
  const ways = {
    straight: `L${end}`,
    round: `A${size} ${size} 0 0 1 ${end}`,
    scooped: `A${size} ${size} 0 0 0 ${end}`,
    stepped: `L${at(half - size, -half + size)}L${end}`,
  }
  return at(half - size, -half) + ways[cut]
}

interface Offset {
  readonly x: number
  readonly y: number
}

function quarterTurned({ x, y }: Offset, quarters: number): Offset {
  return quarters === 0 ? { x, y } : quarterTurned({ x: -y, y: x }, quarters - 1)
}
