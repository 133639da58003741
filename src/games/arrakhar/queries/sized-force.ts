import { inProportion } from '@/engine/basics/in-proportion'
import { COUNTERMIX, type Side, TYPES_OF } from '../tables/units'
import { mapCounts } from './counts'
import type { Counts, Settings } from '../state/position'

/**
 * A force of the make of a model for a sum of points: what the model lacks of a minimum is added, units are taken
 * away where there are most beyond their share, then added where they are most wanting, as far as minimums and
 * counters allow (AR-2.1 to AR-2.3).
 */
export function sizedForce(settings: Settings, side: Side, model: Counts, points: number): Counts {
  const { minimum } = settings.allowance[side]
  const kinds = TYPES_OF[side]
  const first = mapCounts((type) => (kinds.includes(type) ? Math.max(model[type], minimum) : model[type]))
  const purchase = {
    kinds,
    priceOf: (type: keyof Counts) => settings.costs[type],
    isAllowed: (counts: Counts) =>
      kinds.every((type) => counts[type] >= minimum && counts[type] <= COUNTERMIX),
  }
  return inProportion(purchase, model, first, points)
}
