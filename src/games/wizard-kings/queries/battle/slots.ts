import { refuse, type Refused } from '../../refuse'
import type { Battle, Block, State } from '../../state/state'
import { FIGURES } from '../../tables/figures'
import { otherSide, type Side } from '../../tables/seats'
import { type Slot, SLOTS } from '../../tables/slots'
import { blocksIn, has, isWizard, printed } from '../blocks'

export function sideOfRole({ attacker }: Battle, role: Slot['role']): Side {
  return role === 'attacker' ? attacker : otherSide(attacker)
}

/** The number of the slot of a block, from 0 (CB-8). */
export function slotOf(battle: Battle, block: Block): number {
  const { letter } = printed(block)
  const group = isWizard(block) ? 'wizards' : 'others'
  const role = block.owner === battle.attacker ? 'attacker' : 'defender'
  return SLOTS.findIndex((slot) => slot.letter === letter && slot.group === group && slot.role === role)
}

/** Active blocks, in their order in the position (TM-11). */
export function activeBlocks(state: State, battle: Battle, side?: Side): readonly Block[] {
  return blocksIn(state, battle.hex, side).filter(({ id }) => battle.active.includes(id))
}

/** Blocks in the hex that have not arrived yet (CB-4). */
export function reservesOf(state: State, battle: Battle, side?: Side): readonly Block[] {
  return blocksIn(state, battle.hex, side).filter(({ id }) => !battle.active.includes(id))
}

/** Whether the attacker must leave in this round, and a block is one of his (CB-14). */
export function mustLeave(battle: Battle, block: Block): boolean {
  return battle.round === FIGURES.lastRound && block.owner === battle.attacker
}

/**
 * Whether a block still has an action in this round; whoever must leave does so though bound or fatigued (CB-9,
 * RT-11).
 */
export function canAct(battle: Battle, block: Block): boolean {
  if (battle.acted.includes(block.id)) return false
  return mustLeave(battle, block) || (!battle.bound.includes(block.id) && !has(block, 'fatigued'))
}

/** Why a block has no action now: its slot is not open, or it has acted or is held (CB-8, CB-9, SP-4.8, WZ-8). */
export function actionRefusal(battle: Battle, block: Block): Refused {
  if (!battle.active.includes(block.id)) return refuse('CB-8', 'That block takes no part in the battle yet.')
  if (battle.bound.includes(block.id) && !mustLeave(battle, block))
    return refuse('SP-4.8', 'That block is bound and does nothing in this round.')
  if (battle.slot !== null && slotOf(battle, block) !== battle.slot)
    return refuse('CB-8', 'It is not the turn of that block in this round.')
  if (battle.acted.includes(block.id)) return refuse('CB-9', 'That block has acted in this round.')
  return has(block, 'fatigued') && !mustLeave(battle, block)
    ? refuse('WZ-8', 'A fatigued wizard does nothing more in this battle.')
    : undefined
}

/** Why an attacker in the last round does anything but leave (CB-14). */
export function leavingRefusal(battle: Battle, block: Block): Refused {
  return mustLeave(battle, block) ? refuse('CB-14', 'In the fourth round attackers retreat.') : undefined
}

/** The slots of this round that have active blocks, in their order. */
export function slotOrder(
  state: State,
  battle: Battle,
): readonly { readonly slot: Slot; readonly side: Side; readonly blocks: readonly Block[] }[] {
  const active = activeBlocks(state, battle)
  return SLOTS.flatMap((slot, nth) => {
    const blocks = active.filter((block) => slotOf(battle, block) === nth)
    return blocks.length > 0 ? [{ slot, side: sideOfRole(battle, slot.role), blocks }] : []
  })
}

/** The wizards that must leave before anybody acts, the defender’s first (WZ-8). */
export function fatiguedIn(state: State, battle: Battle): readonly Block[] {
  const wizards = activeBlocks(state, battle).filter((block) => isWizard(block) && has(block, 'fatigued'))
  const isDefender = ({ owner }: Block) => owner !== battle.attacker
  return [...wizards.filter(isDefender), ...wizards.filter((block) => !isDefender(block))]
}
