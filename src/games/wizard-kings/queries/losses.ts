import type { Event } from '../events'
import type { Side } from '../tables/seats'

/** How many blocks of a side fell, as all that happened tells. */
export function lossesIn(happened: readonly Event[], side: Side): number {
  return happened.filter((event) => event.type === 'eliminated' && event.seat === side).length
}
