import { linesBy } from '@/table/log/sentences'
import type { Event } from '../../rules/events'
import { combatLine } from './combat-lines'
import type { Line } from './line'
import { MAGIC_EVENTS, magicLine } from './magic-lines'
import { MOVE_EVENTS, moveLine } from './move-lines'
import type { Names } from '../../queries/names'
import { COURSE_EVENTS, courseLine } from './course-lines'

/** The lines of a step. */
export const linesOf = linesBy(sentenceOf)

/** What happened, as a line of the log; null where the log needs none. */
function sentenceOf(event: Event, names: Names): Line | null {
  if (isOneOf(event, COURSE_EVENTS)) return courseLine(event)
  if (isOneOf(event, MOVE_EVENTS)) return moveLine(event, names)
  if (isOneOf(event, MAGIC_EVENTS)) return magicLine(event, names)
  return combatLine(event, names)
}

function isOneOf<Type extends Event['type']>(
  event: Event,
  types: readonly Type[],
): event is Extract<Event, { readonly type: Type }> {
  const known: readonly string[] = types
  return known.includes(event.type)
}
