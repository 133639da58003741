import type { Side } from '@/widgets/side'
import type { Side as Seat } from '../../tables/seats'

/** Whose colors and shapes a seat has. */
export const PLACES: Readonly<Record<Seat, Side>> = { north: 'first', south: 'second' }
