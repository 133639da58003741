import type { LogStep } from '@/engine/table'
import type { Event } from '../../rules/events'
import type { Line, TypeOf } from './line'
import { sentenceOf } from './sentence'

const remembered = new WeakMap<readonly Event[], readonly Line[]>()

/** The lines of a step; worked out once for each step, for a past never changes. */
export function linesOf(step: LogStep<Event>, typeOf: TypeOf): readonly Line[] {
  const known = remembered.get(step.events)
  if (known) return known
  const lines = step.events.flatMap((event, nth) => {
    const line = sentenceOf(event, typeOf)
    return line ? [{ ...line, nth, ...(step.typed && line.dice.length > 0 ? { typed: true } : {}) }] : []
  })
  remembered.set(step.events, lines)
  return lines
}
