import type { Event } from '../events'
import type { MageSeat } from '../tables/seats'

/** How many units of a seat fell, as all that happened tells. */
export function lossesIn(happened: readonly Event[], seat: MageSeat): number {
  return happened.filter((event) => event.type === 'destroyed' && event.seat === seat).length
}
