import type { LogStep } from '@/engine/table/table'
import { diceOf, type EventTypes, type Presentations, presentationOf } from '../events/presentation'

/** A roll of the log, which can be shown on its table at any time. */
export interface LoggedRoll<Event> {
  readonly id: string
  readonly event: Event
  /** Whether its dice were thrown by hand and typed in. */
  readonly typed: boolean
  /** Where it stands among all events. */
  readonly place: number
}

/** The id of an event's roll, from the number of its step and its place in it. */
export function rollId(step: number, nth: number): string {
  return `${step}.${nth}`
}

/** Every roll of a log that was read on a table, oldest first. */
export function rollsIn<T extends EventTypes>(
  presentations: Presentations<T>,
  log: readonly LogStep<T['event']>[],
): readonly LoggedRoll<T['event']>[] {
  let place = -1
  return log.flatMap(({ number, events, typed }) =>
    events.flatMap((event: T['event'], nth) => {
      place += 1
      // What finds nobody has a table, and no dice.
      const isRoll =
        presentationOf(presentations, event).cell !== undefined && diceOf(presentations, event).length > 0
      return isRoll ? [{ id: rollId(number, nth), event, typed, place }] : []
    }),
  )
}
