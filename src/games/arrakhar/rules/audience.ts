import type { Audience } from '@/engine/game'
import type { Event } from './events'

/** Who may know what happened: placements of the set-up are their side's own until it has finished (AR-2.4, AR-3.4). */
export function audienceOf(event: Event): Audience {
  switch (event.type) {
    case 'hauntPlaced':
    case 'hauntLifted':
    case 'wandHidden':
    case 'sorcerersPlaced':
    case 'sorcerersLifted':
      return ['sorcerer']
    case 'entryAssigned':
      return ['wizard']
    default:
      return 'all'
  }
}

/** Why events must not be undone though no die was rolled: a haunt was opened (AR-11.1). */
export function revelationOf(events: readonly Event[]): string | undefined {
  return events.some((event) => event.type === 'hauntDestroyed') ? 'A haunt was opened.' : undefined
}
