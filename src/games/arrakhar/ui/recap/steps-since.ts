import type { Seat } from '@/engine/game'
import type { LogStep } from '@/engine/table'
import { stepsSince as stepsOfOthers } from '@/table/recap/recap-items'
import type { Event } from '../../rules/events'
import type { DesignationId } from '../../rules/position'

type Step = LogStep<Event>

/** What went on since a seat's own last step, as far as its own log knows; the set-up is left out. */
export function stepsSince(log: readonly Step[], seat: Seat): readonly Step[] {
  return stepsOfOthers(log, seat, isTelling)
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
