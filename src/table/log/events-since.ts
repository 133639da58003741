import type { AnyEvent } from '@/engine/kernel/game'
import type { LogStep } from '@/engine/table/table'

/** The events of a log since the last one of a type, oldest first; all of them where there was none. */
export function eventsSince<Event extends AnyEvent>(
  log: readonly LogStep<Event>[],
  type: Event['type'],
): readonly Event[] {
  const events: Event[] = []
  for (let nth = log.length - 1; nth >= 0; nth--) {
    const step = log[nth]?.events ?? []
    const begun = step.findLastIndex((event) => event.type === type)
    events.unshift(...step.slice(begun + 1))
    if (begun >= 0) break
  }
  return events
}
