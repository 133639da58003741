import type { HexId } from '@/engine/kernel/hex'
import { refuse, type Refused } from '../refuse'
import type { Block, Crossing } from '../state/state'
import { FIGURES } from '../tables/figures'
import { isNativeTo, type Rough } from './ground'
import { laneOf } from './blocks'

/** A block on its way over a hexside. */
export interface Step {
  readonly from: HexId | 'edge'
  readonly to: HexId
  readonly rough: Rough
}

/** How many have crossed in a direction and lane so far. */
function countOf(
  crossings: readonly Crossing[],
  block: Block,
  { from, to }: Step,
): Pick<Crossing, 'total' | 'foreign'> {
  const lane = laneOf(block)
  return (
    crossings.find((one) => one.lane === lane && one.from === from && one.to === to) ?? {
      total: 0,
      foreign: 0,
    }
  )
}

/**
 * Whether a block counts towards the strict limit of a crossing: by land alone, and not native to what is rough
 * there (HX-3, HX-4, HX-7).
 */
function isForeign(block: Block, { rough }: Step): boolean {
  return laneOf(block) === 'land' && !isNativeTo(block.kind, rough)
}

/** Why a block may not cross a hexside: too many have before (HX-2, HX-4). */
export function crossingRefusal(crossings: readonly Crossing[], block: Block, step: Step): Refused {
  const { total, foreign } = countOf(crossings, block, step)
  const { crossing } = FIGURES
  if (total >= crossing.total)
    return refuse('HX-2', `Two blocks have crossed from ${step.from} to ${step.to} already.`)
  if (isForeign(block, step) && foreign >= crossing.strict)
    return refuse(
      'HX-4',
      `A block that is not native to it has crossed from ${step.from} to ${step.to} already.`,
    )
  return undefined
}

/** The counts with one more crossing (HX-1). */
export function withCrossing(crossings: readonly Crossing[], block: Block, step: Step): readonly Crossing[] {
  const { total, foreign } = countOf(crossings, block, step)
  const { from, to } = step
  const lane = laneOf(block)
  const more = { lane, from, to, total: total + 1, foreign: foreign + (isForeign(block, step) ? 1 : 0) }
  return [...crossings.filter((one) => one.lane !== lane || one.from !== from || one.to !== to), more]
}
