import type { ArenaSeat } from '../state/position'

/** A seat by its number. */
export function seatNumber(seat: ArenaSeat): 0 | 1 {
  return seat === 'west' ? 0 : 1
}
