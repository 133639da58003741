import type { Seat } from '@/engine/game'
import type { LogStep } from '@/engine/table'
import type { Event } from '../../rules/events'
import type { DesignationId } from '../../rules/position'

type Step = LogStep<Event>

/**
 * What went on since a seat's own last step, as far as its own log knows: steps with nothing to look back on
 * are left out, and so is the set-up.
 */
export function stepsSince(log: readonly Step[], seat: Seat): readonly Step[] {
  const others = log.slice(log.findLastIndex((step) => step.seat === seat) + 1)
  const all = others.flatMap((step) => step.events)
  return others.flatMap((step) => {
    const events = step.events.filter((event) => isTelling(event, all))
    return events.length > 0 ? [{ ...step, events }] : []
  })
}

/** Whether a designation came to something later: that tells it. The next segment begins its numbers anew. */
function isSettled(event: Extract<Event, { designation: DesignationId }>, all: readonly Event[]): boolean {
  return all.slice(all.indexOf(event) + 1).some((later) => settledBy(later) === event.designation)
}

function settledBy(event: Event): DesignationId | undefined {
  switch (event.type) {
    case 'withdrawn':
    case 'hasteResolved':
    case 'fireballResolved':
    case 'attackResolved':
    case 'attackWasted':
      return event.designation
    default:
      return undefined
  }
}

/** Whether something happened on the table; the set-up lies open by itself, and the log tells the course of segments. */
function isTelling(event: Event, all: readonly Event[]): boolean {
  switch (event.type) {
    case 'forceDesigned':
    case 'hauntPlaced':
    case 'hauntLifted':
    case 'wandHidden':
    case 'sorcerersPlaced':
    case 'sorcerersLifted':
    case 'entryAssigned':
    case 'placementFinished':
    case 'segmentBegun':
    case 'segmentSkipped':
    case 'withdrawn':
      return false
    case 'hasteDesignated':
    case 'fireballDesignated':
    case 'attackDesignated':
      return !isSettled(event, all)
    default:
      return true
  }
}
