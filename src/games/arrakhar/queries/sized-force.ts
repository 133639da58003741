import { COUNTERMIX, type Side, TYPES_OF, type UnitType } from '../tables/units'
import { mapCounts } from './counts'
import { costOf } from './design'
import type { Counts, Settings } from '../state/position'

/**
 * A force of the make of a model for a sum of points: what the model lacks of a minimum is added, units are taken
 * away where there are most beyond their share, then added where they are most wanting, as far as minimums and
 * counters allow (AR-2.1 to AR-2.3).
 */
export function sizedForce(settings: Settings, side: Side, model: Counts, points: number): Counts {
  const { minimum } = settings.allowance[side]
  let counts = mapCounts((type) =>
    TYPES_OF[side].includes(type) ? Math.max(model[type], minimum) : model[type],
  )
  while (costOf(settings, counts) > points) {
    const wanted = shareOf(side, model, sizeOf(side, counts) - 1)
    const type = greatest(
      TYPES_OF[side].filter((one) => counts[one] > minimum),
      (one) => counts[one] - wanted(one),
    )
    if (!type) return counts
    counts = { ...counts, [type]: counts[type] - 1 }
  }
  for (;;) {
    const left = points - costOf(settings, counts)
    const wanted = shareOf(side, model, sizeOf(side, counts) + 1)
    const type = greatest(
      TYPES_OF[side].filter(
        (one) => model[one] > 0 && counts[one] < COUNTERMIX && settings.costs[one] <= left,
      ),
      (one) => wanted(one) - counts[one],
    )
    if (!type) return counts
    counts = { ...counts, [type]: counts[type] + 1 }
  }
}

function sizeOf(side: Side, counts: Counts): number {
  return TYPES_OF[side].reduce((sum, type) => sum + counts[type], 0)
}

/** How many of each type there would be in a force of the model's make and another size. */
function shareOf(side: Side, model: Counts, size: number): (type: UnitType) => number {
  const all = Math.max(1, sizeOf(side, model))
  return (type) => (model[type] * size) / all
}

function greatest(types: readonly UnitType[], measure: (type: UnitType) => number): UnitType | undefined {
  return [...types].sort((a, b) => measure(b) - measure(a))[0]
}
