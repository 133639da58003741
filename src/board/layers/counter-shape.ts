import type { BoardCounter } from '../board-props'

/** Half the width of a counter. */
export const HALF = 23

/** The outline of a counter: cut corners for the first side, round ones for the second, a bite once spent. */
export function counterOutline(side: BoardCounter['side'], spent: boolean): string {
  return OUTLINES[side][spent ? 'spent' : 'fresh']
}

/** The class names of a counter's drawing. */
export function classOfCounter({ side, flipped, spent }: BoardCounter): string {
  return `counter counter--${side}${flipped ? ' counter--flipped' : ''}${spent ? ' counter--spent' : ''}`
}

/** Diagonal lines over the back of a counter that was turned over; `SPAN` keeps them off its rim. */
const SPAN = 17
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

const CUT: Corner = { size: 8, round: false }
const ROUND: Corner = { size: 6, round: true }
const BITE: Corner = { size: 17, round: false }

/** Clockwise from the top right; the last but two, at the lower right, may be another than the rest. */
function outline(corner: Corner, lowerRight: Corner): string {
  const path = [corner, lowerRight, corner, corner].map(turn).join('')
  return `M${path.slice(1)}Z`
}

/** The way round a corner, which is the top right one turned by so many quarters. */
function turn({ size, round }: Corner, quarters: number): string {
  const start = quarterTurned(HALF - size, -HALF, quarters)
  const end = quarterTurned(HALF, -HALF + size, quarters)
  return round ? `L${start}A${size} ${size} 0 0 1 ${end}` : `L${start}L${end}`
}

function quarterTurned(x: number, y: number, quarters: number): string {
  return quarters === 0 ? `${x} ${y}` : quarterTurned(-y, x, quarters - 1)
}

const OUTLINES = {
  first: { fresh: outline(CUT, CUT), spent: outline(CUT, BITE) },
  second: { fresh: outline(ROUND, ROUND), spent: outline(ROUND, BITE) },
}
