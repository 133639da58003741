import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { COUNTERMIX, countOf, type Side, TYPES_OF, UNIT_NAMES, UNIT_TYPES } from '../tables/units'
import type { Counts, Settings } from '../state/position'
import { refuse } from '../refuse'
import { sideOf } from './stacking'

/** The settings that a force is judged by. */
export type DesignSettings = Pick<Settings, 'rules' | 'allowance' | 'costs'>

/** What a force costs in points. */
export function costOf({ costs }: DesignSettings, counts: Counts): number {
  return UNIT_TYPES.reduce((cost, type) => cost + counts[type] * costs[type], 0)
}

/** Everything wrong with a force, in the order of the clauses (AR-2.1 to AR-2.3). */
export function designFaults(
  settings: DesignSettings,
  side: Side,
  counts: Counts,
): readonly Refusal<Clause>[] {
  const { points, minimum } = settings.allowance[side]
  const faults: Refusal<Clause>[] = []
  const foreign = UNIT_TYPES.filter((type) => counts[type] > 0 && sideOf(type) !== side)
  if (foreign.length > 0)
    faults.push(
      refuse(
        'AR-2.1',
        `The ${side} buys its own four types only, not ${foreign.map((type) => UNIT_NAMES[type].many).join(', ')}.`,
      ),
    )
  const cost = costOf(settings, counts)
  if (cost > points) faults.push(refuse('AR-2.1', `The force costs ${cost} of ${points} points.`))
  for (const type of TYPES_OF[side]) {
    if (counts[type] > COUNTERMIX)
      faults.push(refuse('AR-2.2', `There are ${COUNTERMIX} ${UNIT_NAMES[type].one} counters at most.`))
    if (counts[type] < minimum)
      faults.push(
        refuse('AR-2.3', `At least ${countOf(minimum, type)} ${minimum === 1 ? 'is' : 'are'} needed.`),
      )
  }
  if (isBare(settings, side, counts))
    faults.push(refuse('AR-12.7', "The wizard's side needs at least one unit; without any it has lost."))
  return faults
}

/** Whether a wizard's force has no unit at all; the first rules let it be bought. */
function isBare({ rules }: DesignSettings, side: Side, counts: Counts): boolean {
  return rules > 1 && side === 'wizard' && TYPES_OF.wizard.every((type) => counts[type] === 0)
}

/** The fewest points that pay for a side's minimums, or for one unit of the wizard's side (AR-13.4). */
export function leastPoints({ allowance, costs }: DesignSettings, side: Side): number {
  const own = TYPES_OF[side].map((type) => costs[type])
  const minimums = own.reduce((sum, cost) => sum + allowance[side].minimum * cost, 0)
  return side === 'wizard' ? Math.max(minimums, Math.min(...own)) : minimums
}
