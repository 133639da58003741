import type { Event } from '../events'
import type { MageSeat } from '../tables/seats'

/** How many units of a seat fell, as a log tells. */
export function lossesOf(log: readonly { readonly events: readonly Event[] }[], seat: MageSeat): number {
  return log
    .flatMap(({ events }) => events)
    .filter((event) => event.type === 'destroyed' && event.seat === seat).length
}
