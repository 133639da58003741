import type { Draft } from 'immer'
import type { Event, Failure } from '../events'
import type { CreatureId, Position } from '../position'

/** A creature's cast fails (AA-18.5): pool and uses are gone. Nothing happens to one that casts nothing. */
export function loseCast(_draft: Draft<Position>, _creature: CreatureId, _why: Failure): Event[] {
  return []
}
