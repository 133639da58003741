import type { Seat } from '@/engine/game'
import type { LogStep } from '@/engine/table'
import type { RecapWays } from '@/table/recap/Recap'
import { recapItems, stepsSince } from '@/table/recap/recap-items'
import type { Event } from '../../rules/events'
import type { Parts } from '../desk/desk'
import { linesOf } from '../words/lines'
import { namesIn } from '../../queries/names'
import { arrowsOfEvent } from './event-arrows'

/** How Arena is looked back on. */
export const RECAP_WAYS: RecapWays<Parts> = {
  itemsOf: (log, seat, view) => {
    const names = namesIn(view, log)
    return recapItems(tellingSteps(log, seat), (step) => linesOf(step, names))
  },
  arrowsOf: arrowsOfEvent,
}

/** What went on since a seat's own last step; the set-up lies open by itself, and the log tells the course of phases. */
export function tellingSteps(log: readonly LogStep<Event>[], seat: Seat): readonly LogStep<Event>[] {
  return stepsSince(log, seat, isTelling)
}

/** Whether something happened on the table. */
function isTelling({ type }: Event): boolean {
  switch (type) {
    case 'armyDrawnUp':
    case 'armyLocked':
    case 'armiesRevealed':
    case 'firstPlayer':
    case 'placed':
    case 'phaseBegun':
    case 'boutEnded':
      return false
    default:
      return true
  }
}
