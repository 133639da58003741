import type { Point } from '@/engine/kernel/hex'

import { between, cornersAround, openPath } from '../../geometry'
import { stamped } from '../scattered'
import type { Motif } from './spread'

const HOOK =
  'm-8.5-6.5q-1.5-9.5 8.5-10q10 .5 9 9.5q-.5 5-5.5 8q-3 2-2.5 6h-3q-.5-6 2.5-9q3.5-3.5 3-8q-.5-4-4-4q-4 0-3.5 5q1 3.5-2 3.8q-2.2.2-2.5-1.3z'
const DOT = 'm.2 12a2.6 2.6 0 1 0 .01 0z'

/** A land that nobody has seen: bare paper, its edge in dashes, and a question. */
export const UNKNOWN: Motif = {
  draw: ({ center }) => ({ query: stamped(center, HOOK) + stamped(center, DOT) }),
  strokes: ({ center, grid: { orientation } }) => {
    const [outer, inner] = [0.9, 0.8].map((share) => cornersAround(center, share, orientation))
    return { fine: outer && inner ? dashes(outer, inner) : '' }
  },
}

/** Slanting dashes between two outlines. */
function dashes(outer: readonly Point[], inner: readonly Point[]): string {
  return [0, 1, 2, 3, 4, 5]
    .flatMap((side) =>
      [0.3, 0.5, 0.7].map((share) => openPath([along(outer, side, share), along(inner, side, share + 0.06)])),
    )
    .join('')
}

/** The point a share of the way along a side of an outline. */
function along(outline: readonly Point[], side: number, share: number): Point {
  const [from, to] = [outline[side], outline[(side + 1) % outline.length]]
  if (!from || !to) throw new Error('A hex has six sides.')
  return between(from, to, share)
}
