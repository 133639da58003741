import type { HexId } from '@/engine/kernel/hex'
import { refuse, type Refused } from '../../refuse'
import type { Block, Crossing, State } from '../../state/state'
import { hasRoom, isCastle, isHeldBy, isOverSea, laneOf, mapOf } from '../blocks'
import { crossingRefusal, type Step } from '../crossings'
import { hexesAround, roughOf, sideBetween } from '../ground'
import { isEntered } from '../movement'
import { otherSide } from '../../tables/seats'

/** A step out of a battle or into its hex: roads and bridges do not count (HX-8). */
export function stepBetween(state: State, from: HexId, to: HexId): Step {
  const atlas = mapOf(state)
  const rough = roughOf(
    atlas,
    { to, side: sideBetween(atlas, from, to) },
    { isByRoad: false, isBridged: false },
  )
  return { from, to, rough }
}

/** Why a block may not cross to the hex beside it (RT-1, RT-3, CS-1). */
function sideRefusal(state: State, block: Block, from: HexId, to: HexId): Refused {
  if (isCastle(block)) return refuse('CS-1', 'A castle stays where it is.')
  const side = sideBetween(mapOf(state), from, to)
  if (!side) return refuse('RT-1', 'A retreat or a regroup goes one hex.')
  const lane = laneOf(block)
  const isOpen = lane === 'air' || (lane === 'land' ? side.isLand : side.isWater)
  return isOpen ? undefined : refuse('RT-3', 'That block cannot cross that hexside.')
}

/** Why too many have crossed a hexside, or there is no room beyond it (HX-8, MV-9). */
function passageRefusal(state: State, block: Block, crossings: readonly Crossing[], step: Step): Refused {
  if (!hasRoom(state, step.to, block.owner))
    return refuse('MV-9', `Four of your blocks stand in ${step.to} already.`)
  const limit = crossingRefusal(crossings, block, step)
  return limit && refuse('HX-8', limit.message)
}

/** Why a city is closed to those who leave a battle (RT-8, RT-9). */
function cityRefusal(state: State, block: Block, hex: HexId): Refused {
  const city = mapOf(state).cityIn.get(hex)
  if (!city || isHeldBy(state, hex, block.owner)) return undefined
  if (state.settings.scenario === 'small')
    return refuse('RT-9', 'Nobody withdraws into a city that none of his blocks holds.')
  const isOpen = city.home !== otherSide(block.owner) || state.held[city.id] === block.owner
  return isOpen ? undefined : refuse('RT-8', 'Nobody withdraws into a vacant city of the enemy.')
}

/**
 * Why a block may not leave a hex for one beside it, be it in flight or to regroup: no other rules bind the winner
 * (RT-1 to RT-3, RT-5 to RT-9, RG-8).
 */
export function withdrawalRefusal(
  state: State,
  block: Block,
  crossings: readonly Crossing[],
  to: HexId,
): Refused {
  const from = block.at as HexId
  const side = sideRefusal(state, block, from, to)
  if (side) return side
  if (isHeldBy(state, to, otherSide(block.owner))) return refuse('RT-2', 'An enemy stands there.')
  if (isOverSea(mapOf(state), block, to)) return refuse('RT-7', 'A flyer does not withdraw over open sea.')
  return (
    cityRefusal(state, block, to) ?? passageRefusal(state, block, crossings, stepBetween(state, from, to))
  )
}

/** Why a block may not retreat to a hex (RT). */
export function retreatRefusal(state: State, block: Block, to: HexId): Refused {
  if (!state.battle) return undefined
  if (sideBetween(mapOf(state), block.at as HexId, to) && isEntered(state, state.battle.hex, to, block))
    return refuse('RT-4', 'The enemy came in over that hexside.')
  return withdrawalRefusal(state, block, state.battle.crossings, to)
}

/** Where a block can retreat to, back or onward (RT-10). */
export function retreatsOf(state: State, block: Block): readonly HexId[] {
  return hexesAround(mapOf(state), block.at as HexId).filter((to) => !retreatRefusal(state, block, to))
}

/** Why the winner’s block may not leave the hex of a battle that is over (RG-1, RG-2, RG-7). */
export function regroupOutRefusal(state: State, block: Block, to: HexId): Refused {
  const { aftermath } = state
  if (!aftermath) return undefined
  if (block.at !== aftermath.hex)
    return refuse('RG-2', 'Only blocks in the hex of the battle regroup out of it.')
  return (
    modeRefusal(state, 'out') ??
    regroupedRefusal(block) ??
    withdrawalRefusal(state, block, aftermath.crossings, to)
  )
}

/** Why a block may not come to the hex of a battle that is over (RG-1, RG-3, RG-7). */
export function regroupInRefusal(state: State, block: Block): Refused {
  const { aftermath } = state
  if (!aftermath) return undefined
  const early = modeRefusal(state, 'in') ?? owedRefusal(state) ?? regroupedRefusal(block)
  if (early) return early
  const { hex, winner } = aftermath
  const from = block.at as HexId
  if (!hexesAround(mapOf(state), hex).includes(from))
    return refuse('RG-3', 'Blocks regroup from the hexes around that of the battle.')
  if (isHeldBy(state, from, otherSide(winner)))
    return refuse('RG-3', 'Blocks in a contested hex do not regroup.')
  return (
    sideRefusal(state, block, from, hex) ??
    passageRefusal(state, block, aftermath.crossings, stepBetween(state, from, hex))
  )
}

/** Why the winner does something else now than he has begun to (RG-1). */
function modeRefusal({ aftermath }: State, mode: 'in' | 'out'): Refused {
  if (!aftermath || aftermath.mode === null || aftermath.mode === mode) return undefined
  return refuse(
    'RG-1',
    aftermath.mode === 'recruit'
      ? 'Blocks have recruited: none regroups now.'
      : 'Blocks regroup either out of the hex or into it.',
  )
}

function regroupedRefusal(block: Block): Refused {
  return block.did.includes('regrouped')
    ? refuse('RG-7', 'That block has regrouped in this turn.')
    : undefined
}

/** Where a block in the hex can regroup to. */
export function regroupsOf(state: State, block: Block): readonly HexId[] {
  return hexesAround(mapOf(state), block.at as HexId).filter((to) => !regroupOutRefusal(state, block, to))
}

/** Why the winner is not done: a fatigued wizard, or a flyer over the sea, has still to leave (RG-5, RG-6, WZ-9). */
export function owedRefusal(state: State): Refused {
  const owed = owingBlocks(state).find((block) => regroupsOf(state, block).length > 0)
  if (!owed) return undefined
  return owed.did.includes('fatigued')
    ? refuse('RG-5', 'A fatigued wizard must regroup first.')
    : refuse('RG-6', 'A flyer over the sea must regroup first.')
}

/** The winner’s blocks that must leave the hex (RG-5, RG-6). */
export function owingBlocks(state: State): readonly Block[] {
  const { aftermath } = state
  if (!aftermath) return []
  const { hex, winner } = aftermath
  return state.blocks.filter(
    (block) =>
      block.at === hex &&
      block.owner === winner &&
      (block.did.includes('fatigued') || isOverSea(mapOf(state), block, hex)),
  )
}
