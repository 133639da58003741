import type { Draft } from 'immer'
import type { CommandRule } from '@/engine/game'
import type { Concede } from './commands'
import { otherSeat } from './creatures'
import type { Event } from './events'
import { decisionRefusal } from './guards'
import type { Ending, Position } from './position'

/** Ends the game. */
export function endGame(draft: Draft<Position>, ending: Ending): Event[] {
  draft.ending = ending
  draft.now = { phase: 'over' }
  return [{ type: 'gameEnded', ending }]
}

/** Gives the game up, whenever a decision is asked for (AA-23.5). */
export const concede: CommandRule<Position, Concede, Event> = {
  refusalOf: (position, { seat }) => decisionRefusal(position, seat),
  perform: (draft, { seat }) => [
    { type: 'conceded', seat },
    ...endGame(draft, { winner: otherSeat(seat), by: 'concession' }),
  ],
}
