import type { LogStep } from '@/engine/table'
import { recapItems as itemsOf, type RecapItem } from '@/table/recap/recap-items'
import type { Event } from '../../rules/events'
import type { Line, TypeOf } from '../sentences/line'
import { linesOf } from '../sentences/lines'

/** The things that some steps tell, one by one. */
export function recapItems(
  steps: readonly LogStep<Event>[],
  typeOf: TypeOf,
): readonly RecapItem<Event, Line>[] {
  return itemsOf(steps, (step) => linesOf(step, typeOf))
}
