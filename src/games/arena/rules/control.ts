import type { Draft } from 'immer'
import type { Event } from './events'
import type { CreatureId, Position, Space } from './position'

/** Control taken by a unit that enters a space (AA-5.2 to AA-5.5). */
export function enterSpace(_draft: Draft<Position>, _leader: CreatureId, _space: Space): Event[] {
  return []
}

/** Control of every hex by who stands there now (AA-5.6). */
export function settleControl(_draft: Draft<Position>): Event[] {
  return []
}
