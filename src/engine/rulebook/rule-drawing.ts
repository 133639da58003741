import type { HexId } from '../kernel/hex'
import type { Drawing, DrawingInk } from './rulebook'

/** Hex numbers from a list set apart by blanks, as authors of diagrams write them. */
export function hexes(list: string): readonly HexId[] {
  return list.split(' ') as unknown as readonly HexId[]
}

/** Circles around hexes. */
export function circles(list: string, ink: DrawingInk): readonly Drawing[] {
  return hexes(list).map((hex) => ({ kind: 'circle', hex, ink }))
}

/** Arrows from each hex of a list to the next. */
export function arrows(list: string, ink: DrawingInk): readonly Drawing[] {
  const stops = hexes(list)
  return stops.slice(1).map((to, nth) => ({ kind: 'arrow', from: stops[nth] ?? to, to, ink }))
}
