import type { BoardCounter } from '../board-props'

/** Half the width of a counter. */
export const HALF = 23
/** Half the width of the line printed along its rim. */
const RIM_HALF = 21.2

/** The outlines of a counter around the origin. */
export interface CounterOutline {
  readonly face: string
  /** The thickness of the cardboard, seen below the face. */
  readonly edge: string
  readonly rim: string
}

/** The outline of a counter: cut corners for the first side, round ones for the second, a bite once spent. */
export function counterOutline({ side, spent }: Pick<BoardCounter, 'side' | 'spent'>): CounterOutline {
  return OUTLINES[side][spent ? 'spent' : 'fresh']
}

/** The class names of a counter's drawing. */
export function classOfCounter({ side, flipped, spent }: BoardCounter): string {
  return `counter counter--${side}${flipped ? ' counter--flipped' : ''}${spent ? ' counter--spent' : ''}`
}

/** How far the hatching reaches, so that it keeps off the rim. */
const SPAN = 17

/** Diagonal lines over the back of a counter that was turned over. */
export const BACK_HATCH = [-24, -16, -8, 0, 8, 16, 24]
  .map((shift) => {
    // The line y = x - shift, within the square of the span.
    const from = Math.max(-SPAN, shift - SPAN)
    const to = Math.min(SPAN, shift + SPAN)
    return `M${from} ${from - shift}L${to} ${to - shift}`
  })
  .join('')

/** How a corner is cut, `size` along both sides. */
interface Corner {
  readonly size: number
  readonly round: boolean
}

/** How thick the cardboard is. */
const THICKNESS = 2

const CUT: Corner = { size: 8, round: false }
const ROUND: Corner = { size: 6, round: true }
const BITE: Corner = { size: 17, round: false }

const OUTLINES = {
  first: { fresh: outlinesWith(CUT, CUT), spent: outlinesWith(CUT, BITE) },
  second: { fresh: outlinesWith(ROUND, ROUND), spent: outlinesWith(ROUND, BITE) },
}

/** Outlines whose lower right corner may be another than the rest. */
function outlinesWith(corner: Corner, lowerRight: Corner): CounterOutline {
  const corners = [corner, lowerRight, corner, corner]
  return {
    face: outline(corners, HALF, 0),
    edge: outline(corners, HALF, THICKNESS),
    rim: outline(corners, RIM_HALF, 0),
  }
}

/** Round the corners clockwise from the top right, set down by `drop`. */
function outline(corners: readonly Corner[], half: number, drop: number): string {
  const path = corners
    .map(({ size, round }, quarters) => {
      const start = quarterTurned({ x: half - size, y: -half }, quarters)
      const end = quarterTurned({ x: half, y: -half + size }, quarters)
      const to = `${end.x} ${end.y + drop}`
      return `L${start.x} ${start.y + drop}${round ? `A${size} ${size} 0 0 1 ${to}` : `L${to}`}`
    })
    .join('')
  return `M${path.slice(1)}Z`
}

interface Offset {
  readonly x: number
  readonly y: number
}

function quarterTurned({ x, y }: Offset, quarters: number): Offset {
  return quarters === 0 ? { x, y } : quarterTurned({ x: -y, y: x }, quarters - 1)
}
