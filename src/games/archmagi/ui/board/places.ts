import type { BoardSide } from '@/board/board-props'
import type { MageSeat } from '../../tables/seats'

/** Whose colors and shapes a seat has. */
export const PLACES: Readonly<Record<MageSeat, BoardSide>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  four: 'fourth',
}
