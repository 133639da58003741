import type { AnyEvent } from '@/engine/kernel/game'
import type { LogStep } from '@/engine/table/table'
import {
  diceIn,
  diceOf,
  type EventTypes,
  hexesOf,
  type Presentations,
  presentationOf,
} from '../events/presentation'
import type { AnyLine, LineOf } from './line'

/** How a game tells an event: a line of the log, or null where the log needs none. */
export function sentenceBy<T extends EventTypes>(presentations: Presentations<T>) {
  return (event: T['event'], names: T['names']): LineOf<T['clause'], T['side']> | null => {
    const { clause, say, opens, isEnd, together } = presentationOf(presentations, event)
    const text = say(event, names)
    if (text === null) return null
    return {
      kind: opens ? 'heading' : isEnd ? 'victory' : 'event',
      text,
      clause: typeof clause === 'function' ? clause(event) : clause,
      hexes: hexesOf(presentations, event),
      dice: diceOf(presentations, event),
      ...(opens ? { side: opens(event) } : {}),
      ...(together === undefined ? {} : { together }),
    }
  }
}

/**
 * The lines of steps, by a game's sentence for each event and by what those need to know beside it; worked out once
 * for each step, for a past never changes.
 */
export function linesBy<Event extends AnyEvent, Known, Line extends AnyLine>(
  /** `all`: what happened in the same step. */
  sentenceOf: (event: Event, known: Known, all: readonly Event[]) => Line | null,
  /** The faces rolled for each event of a step, where those of its lines are not all. */
  facesOf?: (step: LogStep<Event>) => readonly (readonly number[])[],
): (step: LogStep<Event>, known: Known) => readonly Line[] {
  const remembered = new WeakMap<readonly Event[], readonly Line[]>()
  return (step, known) => {
    const before = remembered.get(step.events)
    if (before) return before
    const faces = facesOf?.(step)
    const lines = step.events.flatMap((event, nth) => {
      const line = sentenceOf(event, known, step.events)
      if (!line) return []
      const dice = faces?.[nth] ?? line.dice
      return [{ ...line, dice, nth, ...(step.typed && dice.length > 0 ? { typed: true } : {}) }]
    })
    remembered.set(step.events, lines)
    return lines
  }
}

/** The lines of steps, by how a game presents its events. */
export function presentedLinesBy<T extends EventTypes>(presentations: Presentations<T>) {
  const sentenceOf = sentenceBy(presentations)
  return linesBy(
    (event: T['event'], names: T['names'], all) => {
      const { isToldBy } = presentationOf(presentations, event)
      return all.some((other) => isToldBy?.(event, other)) ? null : sentenceOf(event, names)
    },
    (step) => diceIn(presentations, step),
  )
}
