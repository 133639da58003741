import type { Audience } from '@/engine/game'
import type { Command } from './'
import type { Event } from '../rules/events'

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

/** Why a command must not be undone though no die was rolled (AR-5, AR-7.6, AR-11.1). */
export function barrierOf(command: Command, events: readonly Event[]): string | undefined {
  if (events.some((event) => event.type === 'hauntDestroyed')) return 'A haunt was opened.'
  return command.type === 'endSegment' ? 'The segment has ended; segments are not returned to.' : undefined
}
