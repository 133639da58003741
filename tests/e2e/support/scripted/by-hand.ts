import { positionAt } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import type { Reach } from '../hands'
import type { HandyGame } from './game'
import { isHandOver, playStep } from './play'

/** Plays a game from some step to another, by default to its end, with whatever hand. */
export async function playBy(
  reach: Reach,
  game: HandyGame,
  from = 0,
  to = game.history.steps.length,
): Promise<void> {
  for (let step = from; step < to; step++) {
    const { command } = present(game.history.steps[step], `step ${step}`).entry
    await playStep(reach.table, game.by(reach, positionAt(game.history, step), command))
    if (isHandOver(game, step + 1)) await reach.hand.sitDown()
  }
}
