import { areSealed, sealsClosed, stepsRolled } from '@/engine/dice-seals'
import type { AnyCommand, AnyEvent, AnyPlayRules } from '@/engine/game'
import { positionOf } from '@/engine/history'
import type { LoadedGame } from '@/engine/save'
import { freshDice } from './fresh-dice'

/**
 * A game from a file, or any other copy of one: its sealed dice stay with the game that it was taken from, where
 * they could be foreseen by playing the copy.
 */
export function copiedGame(
  rules: AnyPlayRules,
  loaded: LoadedGame<object, AnyCommand, AnyEvent>,
): LoadedGame<object, AnyCommand, AnyEvent> {
  const isOver = rules.askedSeat(positionOf(loaded.history)) === null
  if (isOver || !areSealed(loaded.diceSeals)) return loaded
  const diceSeals = sealsClosed(loaded.diceSeals, stepsRolled(loaded.history))
  return { ...loaded, dice: freshDice(), diceSeals }
}
