import type { HexId } from '@/engine/hex'
import type { LogStep } from '@/engine/table'
import type { Event } from '../../rules/events'
import type { Line, TypeOf } from '../sentences/line'
import { linesOf } from '../sentences/lines'

/** One thing that happened, to be looked back on. */
export interface RecapItem {
  /** The number of its step in the log. */
  readonly step: number
  readonly event: Event
  readonly line: Line
}

/** The things that some steps tell, one by one. */
export function recapItems(steps: readonly LogStep<Event>[], typeOf: TypeOf): readonly RecapItem[] {
  return steps.flatMap((step) =>
    linesOf(step, typeOf).flatMap((line): readonly RecapItem[] => {
      const event = line.nth === undefined ? undefined : step.events[line.nth]
      return event ? [{ step: step.number, event, line }] : []
    }),
  )
}

/** The hexes to mark for a thing: those its sentence names, and where it came from. */
export function hexesOf(
  { line }: RecapItem,
  arrows: readonly { readonly from: HexId; readonly to: HexId }[],
): readonly HexId[] {
  return [...new Set([...line.hexes, ...arrows.flatMap(({ from, to }) => [from, to])])]
}
