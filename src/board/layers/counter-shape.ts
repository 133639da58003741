/** Half the width of a counter. */
export const HALF = 23

type Corner = { readonly cut: number } | { readonly round: number }

/** The outline of a counter: cut corners for the first side, round ones for the second, a bite once spent. */
export function counterOutline(side: 'first' | 'second', spent: boolean): string {
  return OUTLINES[side][spent ? 'spent' : 'fresh']
}

/** Diagonal lines over the back of a counter that was turned over. */
export const BACK_HATCH = Array.from({ length: 9 }, (_, nth) => {
  const from = -30 + nth * 7.5
  const [left, right] = [Math.max(from, -18), Math.min(from + 30, 18)]
  return `M${left} ${left - from - 15}L${right} ${right - from - 15}`
}).join('')

function outline(corner: Corner, foot: Corner): string {
  const side = (x: number, y: number, dx: number, dy: number, at: Corner) => {
    const size = 'cut' in at ? at.cut : at.round
    const start = `${x - dx * size} ${y - dy * size}`
    // Clockwise on screen the next side runs along (-dy, dx).
    const end = `${x - dy * size} ${y + dx * size}`
    return 'cut' in at ? `L${start}L${end}` : `L${start}A${size} ${size} 0 0 1 ${end}`
  }
  const path =
    side(HALF, -HALF, 1, 0, corner) +
    side(HALF, HALF, 0, 1, foot) +
    side(-HALF, HALF, -1, 0, corner) +
    side(-HALF, -HALF, 0, -1, corner)
  return `M${path.slice(1)}Z`
}

const OCTAGON: Corner = { cut: 8 }
const ROUND: Corner = { round: 6 }
const BITE: Corner = { cut: 17 }

const OUTLINES = {
  first: { fresh: outline(OCTAGON, OCTAGON), spent: outline(OCTAGON, BITE) },
  second: { fresh: outline(ROUND, ROUND), spent: outline(ROUND, BITE) },
}
