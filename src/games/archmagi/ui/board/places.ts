import type { Side } from '@/widgets/side'
import type { MageSeat } from '../../tables/seats'

/** Whose colors and shapes a seat has. */
export const PLACES: Readonly<Record<MageSeat, Side>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  four: 'fourth',
}
