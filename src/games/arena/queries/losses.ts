import type { CreatureCardId } from '../tables/creatures'
import type { Event } from '../events'
import type { ArenaSeat } from '../state/position'

type Death = Extract<Event, { readonly type: 'died' }>

/** Those of a seat's own creatures who have died, in order (AA-16.1). */
export function deathsOf(events: readonly Event[], seat: ArenaSeat): readonly Death[] {
  return events.filter((event): event is Death => event.type === 'died' && event.owner === seat)
}

/** How many of some creatures are of each card, in the order in which the cards come first. */
export function countsByCard(
  creatures: readonly { readonly card: CreatureCardId }[],
): ReadonlyMap<CreatureCardId, number> {
  const counts = new Map<CreatureCardId, number>()
  for (const { card } of creatures) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}
