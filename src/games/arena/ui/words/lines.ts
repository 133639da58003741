import type { LogStep } from '@/engine/table'
import type { Event } from '../../rules/events'
import { combatLine } from './combat-lines'
import type { Line } from './line'
import { MAGIC_EVENTS, magicLine } from './magic-lines'
import { MOVE_EVENTS, moveLine } from './move-lines'
import type { Names } from './names'
import { COURSE_EVENTS, courseLine } from './course-lines'

const remembered = new WeakMap<readonly Event[], readonly Line[]>()

/** The lines of a step; worked out once for each step, for a past never changes. */
export function linesOf(step: LogStep<Event>, names: Names): readonly Line[] {
  const known = remembered.get(step.events)
  if (known) return known
  const lines = step.events.flatMap((event, nth) => {
    const line = sentenceOf(event, names)
    return line ? [{ ...line, nth, ...(step.typed && line.dice.length > 0 ? { typed: true } : {}) }] : []
  })
  remembered.set(step.events, lines)
  return lines
}

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
