import type { Random } from '@/engine/kernel/dice'
import type { Command } from '../commands'
import { askedSeat, stageOf } from '../queries/asked'
import { isSetUp, type State } from '../state/state'
import { openedBattle, plannedAftermath, plannedRecruits, plannedStudy } from './after'
import { battleMove } from './battle'
import { plannedBuilds } from './builds'
import { plannedMoves } from './march'
import { plannedSetUp } from './set-up'
import type { Style } from './style'

/**
 * What the seat that is asked does next by rules of thumb: commands in order, of which only the last may roll dice,
 * reveal something or hand over. The position is one that the bot supposes.
 */
export function policy(state: State, style: Style, random: Random): readonly Command[] {
  const seat = askedSeat(state)
  if (seat === null) return []
  if (isSetUp(state)) return listOf(plannedSetUp(state, seat, random))
  switch (stageOf(state)) {
    case 'initiative':
      return [{ type: 'rollInitiative', seat }]
    case 'moves':
      return plannedMoves(state, seat, style, random)
    case 'recruiting':
      return plannedRecruits(state, seat)
    case 'battles':
      return listOf(openedBattle(state, seat))
    case 'aftermath':
      return plannedAftermath(state, seat)
    case 'study':
      return plannedStudy(state, seat)
    case 'builds':
      return [plannedBuilds(state, seat)]
    default:
      return listOf(battleMove(state))
  }
}

function listOf(command: Command | undefined): readonly Command[] {
  return command ? [command] : []
}
