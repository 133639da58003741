import type { LogStep } from '@/engine/table/table'
import type { Event } from '../../events'

/** The events since the current segment began, oldest first. */
export function eventsOfSegment(log: readonly LogStep<Event>[]): readonly Event[] {
  const events: Event[] = []
  for (let nth = log.length - 1; nth >= 0; nth--) {
    const step = log[nth]?.events ?? []
    const begun = step.findLastIndex((event) => event.type === 'segmentBegun')
    events.unshift(...step.slice(begun + 1))
    if (begun >= 0) break
  }
  return events
}
