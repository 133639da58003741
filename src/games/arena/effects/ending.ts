import type { Draft } from 'immer'
import type { Event } from '../events'
import type { Ending, Position } from '../state/position'

/** Ends the game. */
export function endGame(draft: Draft<Position>, ending: Ending): Event[] {
  draft.ending = ending
  draft.now = { phase: 'over' }
  return [{ type: 'gameEnded', ending }]
}
