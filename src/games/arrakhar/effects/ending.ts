import { castDraft, type Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { Event } from '../events'
import { remove } from './muster'
import type { Ending, Position, UnitId } from '../state/position'
import { sideOf } from '../queries/stacking'

/** Ends the game. */
export function endGame(draft: Draft<Position>, ending: Ending): readonly Event[] {
  draft.ending = ending
  draft.drawOffer = null
  return [{ type: 'gameEnded', ending }]
}

/** Takes eliminated units out of play; the sorcerer wins when no wizard-side unit is left (AR-12.7). */
export function eliminate(draft: Draft<Position>, ids: readonly UnitId[]): readonly Event[] {
  if (ids.length === 0) return []
  const gone = remove(draft, ids).map(({ id, type }) => ({ id, type }))
  draft.eliminated = castDraft([...reading(draft).eliminated, ...gone])
  return endingByElimination(draft)
}

/** The sorcerer's victory if no wizard-side unit is left on the board or waiting (AR-12.7). */
export function endingByElimination(draft: Draft<Position>): readonly Event[] {
  const anyLeft = reading(draft).units.some((unit) => sideOf(unit.type) === 'wizard')
  return anyLeft ? [] : endGame(draft, { winner: 'sorcerer', by: 'elimination' })
}
