import type { Random } from '@/engine/kernel/dice'
import type { Command } from '../commands'
import { askedSeat } from '../queries/guards'
import type { Position } from '../state/position'
import { plannedCombat } from './combat'
import { plannedEquip } from './equip'
import { plannedMagic } from './magic'
import { plannedMoves } from './movement'
import { sceneOf } from './scene'
import { plannedArmy, plannedPlacing } from './set-up'
import type { Style } from './style'
import { briefTerrain, plannedTerrain } from './terrain'

/** How much is thought about: in a rollout magic is not, and terrain hardly, which take long and change little. */
type Care = 'all' | 'fights'

/**
 * What the seat that is asked does next by rules of thumb: commands in order, of which only the last may roll dice,
 * reveal something or hand over. The position is one that the bot supposes.
 */
export function policy(
  position: Position,
  style: Style,
  random: Random,
  care: Care = 'all',
): readonly Command[] {
  const seat = askedSeat(position) ?? position.active
  const isBrief = care === 'fights'
  const end: Command = { type: 'endPhase', seat }
  switch (position.now.phase) {
    case 'build':
      return plannedArmy(position, seat, random)
    case 'placeBasic':
      return plannedPlacing(position, seat, random)
    case 'terrain':
      if (isBrief) return briefTerrain(position, seat)
      return isIdle(style, random) ? [end] : plannedTerrain(position, seat)
    case 'equip1':
    case 'equip2':
      return plannedEquip(position, seat)
    case 'magic1':
    case 'magic2':
      return isBrief || isIdle(style, random) ? [{ type: 'passMagic', seat }] : plannedMagic(position, seat)
    case 'movement':
      return [...plannedMoves(sceneOf(position, seat), style, random), end]
    case 'combat':
      return plannedCombat(position)
    case 'over':
      return []
  }
}

/** The distracted miss half of what magic could do, and what could be made of the ground. */
function isIdle({ whim }: Style, random: Random): boolean {
  return whim >= 1 && random.below(2) === 0
}
