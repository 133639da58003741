import type { Seat } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { LogStep } from '@/engine/table/table'
import type { AnyLine } from '../log/line'

/** One thing that happened, to be looked back on. */
export interface RecapItem<Event, Line extends AnyLine = AnyLine> {
  /** The number of its step in the log. */
  readonly step: number
  readonly event: Event
  readonly line: Line
}

/** The things that some steps tell, one by one. */
export function recapItems<Event, Line extends AnyLine>(
  steps: readonly LogStep<Event>[],
  linesOf: (step: LogStep<Event>) => readonly Line[],
): readonly RecapItem<Event, Line>[] {
  return steps.flatMap((step) =>
    linesOf(step).flatMap((line): readonly RecapItem<Event, Line>[] => {
      const event = line.nth === undefined ? undefined : step.events[line.nth]
      return event === undefined ? [] : [{ step: step.number, event, line }]
    }),
  )
}

/** The hexes to mark for a thing: those its sentence names, and where it came from. */
export function hexesOf(
  line: AnyLine,
  arrows: readonly { readonly from: HexId; readonly to: HexId }[],
): readonly HexId[] {
  return [...new Set([...line.hexes, ...arrows.flatMap(({ from, to }) => [from, to])])]
}

/**
 * What went on since the last step that a seat played itself, as far as its own log knows; steps with nothing to look
 * back on are left out. `all` are the events of all these steps.
 */
export function stepsSince<Event>(
  log: readonly LogStep<Event>[],
  seat: Seat,
  isTelling: (event: Event, all: readonly Event[]) => boolean,
): readonly LogStep<Event>[] {
  const isOwn = (step: LogStep<Event>) => step.seat === seat && !step.isAutomatic
  const others = log.slice(log.findLastIndex(isOwn) + 1)
  const all = others.flatMap((step) => step.events)
  return others.flatMap((step) => {
    const events = step.events.filter((event) => isTelling(event, all))
    return events.length > 0 ? [{ ...step, events }] : []
  })
}
