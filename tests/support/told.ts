import type { AnyPlayRules, Viewer } from '@/engine/kernel/game'
import { type EventTypes, type Presentations, presentationOf } from '@/table/events/presentation'

/** Whether a viewer hears of an event. */
export function hears<Event>(
  { audienceOf }: { readonly audienceOf: (event: Event) => ReturnType<AnyPlayRules['audienceOf']> },
  event: Event,
  viewer: Viewer,
): boolean {
  const audience = audienceOf(event)
  return viewer === 'referee' || audience === 'all' || audience.includes(viewer)
}

/** How a table lies when all that is shown of some events on it is over; how they lie in the end is given, too. */
export function leftAfter<T extends EventTypes>(
  presentations: Presentations<T>,
  [before, end]: readonly [T['table'], T['table']],
  events: readonly T['event'][],
): T['table'] {
  return events.reduce<T['table']>((table, event) => {
    const { show } = presentationOf(presentations, event)
    return show?.(event, table, end).table ?? table
  }, before)
}
