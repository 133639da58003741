import type { LogStep } from '@/engine/table/table'
import { type EventTypes, type Presentations, presentationOf } from '../events/presentation'
import { presentedLinesBy } from '../log/sentences'
import type { RecapWays } from './Recap'
import { recapItems, stepsSince } from './recap-items'

/** How a game is looked back on, by how it presents its events and by what pieces are called. */
export function recapWaysBy<T extends EventTypes, View extends T['table']>(
  presentations: Presentations<T>,
  namesIn: (view: View, log: readonly LogStep<T['event']>[]) => T['names'],
): RecapWays<View, T['event']> {
  const linesOf = presentedLinesBy(presentations)
  return {
    itemsOf(log, seat, view) {
      const names = namesIn(view, log)
      const steps = stepsSince(log, seat, (event, all) => {
        const { belongsTo, isRecalled } = presentationOf(presentations, event)
        return belongsTo === undefined && (isRecalled?.(event, all) ?? true)
      })
      return recapItems(steps, (step) => linesOf(step, names))
    },
    arrowsOf(event, before, log) {
      const arrow = presentationOf(presentations, event).arrow?.(event, before, log)
      if (arrow?.to === undefined) return []
      const { from, to, kind } = arrow
      return from.flatMap((hex) =>
        hex === undefined || hex === to ? [] : [{ id: `${event.type}-${hex}`, from: hex, to, kind }],
      )
    },
  }
}
