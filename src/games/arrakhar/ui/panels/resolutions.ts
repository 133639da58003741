import type { LogStep } from '@/engine/table'
import type { Event } from '../../rules/events'
import type { DesignationId } from '../../rules/position'
import type { ResolutionEvent } from '../sentences/resolution'
import { eventsOfSegment } from '../desk/segment-events'

/** What the dice made of the designations of the current segment, by their numbers. */
export function resolutionsOf(log: readonly LogStep<Event>[]): ReadonlyMap<DesignationId, ResolutionEvent> {
  const found = new Map<DesignationId, ResolutionEvent>()
  for (const event of eventsOfSegment(log)) if (isResolution(event)) found.set(event.designation, event)
  return found
}

function isResolution(event: Event): event is ResolutionEvent {
  return (
    event.type === 'hasteResolved' ||
    event.type === 'fireballResolved' ||
    event.type === 'attackResolved' ||
    event.type === 'attackWasted'
  )
}

/** The faces rolled for a resolution. */
export function facesOf(event: ResolutionEvent): readonly number[] {
  switch (event.type) {
    case 'hasteResolved':
    case 'attackResolved':
      return [event.roll]
    case 'fireballResolved':
      return event.rolls.map(({ roll }) => roll)
    case 'attackWasted':
      return []
  }
}
