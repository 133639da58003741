import type { AnyEvent } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import type { LogStep } from '@/engine/table'
import type { AnyLine, LineOf } from './line'

/** A plain line. */
export function plainLine<Clause extends string>(
  text: string,
  clause: Clause,
  hexes: readonly HexId[] = [],
  dice: readonly number[] = [],
): LineOf<Clause, never> {
  return { kind: 'event', text, clause, hexes, dice }
}

/**
 * The lines of steps, by a game's sentence for each event (null where the log needs none) and by what those need to
 * know beside it; worked out once for each step, for a past never changes.
 */
export function linesBy<Event extends AnyEvent, Known, Line extends AnyLine>(
  sentenceOf: (event: Event, known: Known) => Line | null,
): (step: LogStep<Event>, known: Known) => readonly Line[] {
  const remembered = new WeakMap<readonly Event[], readonly Line[]>()
  return (step, known) => {
    const before = remembered.get(step.events)
    if (before) return before
    const lines = step.events.flatMap((event, nth) => {
      const line = sentenceOf(event, known)
      return line ? [{ ...line, nth, ...(step.typed && line.dice.length > 0 ? { typed: true } : {}) }] : []
    })
    remembered.set(step.events, lines)
    return lines
  }
}
