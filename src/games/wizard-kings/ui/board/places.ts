import type { Side as Look } from '@/widgets/side'
import type { Side } from '../../tables/seats'

/** Whose colors and shapes a seat has. */
export const PLACES: Readonly<Record<Side, Look>> = { north: 'first', south: 'second' }
