import { positionAt } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import type { Command } from '@/games/archmagi/commands'
import type { State } from '@/games/archmagi/state/state'
import { archmagiBy, type Reach } from '../archmagi-mouse'
import type { ScriptedGame } from './game'
import { isHandOver, playStep } from './play'

/** Plays a game of Archmagi from some step to another, by default to its end, with whatever hand. */
export async function playBy(
  reach: Reach,
  game: ScriptedGame,
  from = 0,
  to = game.history.steps.length,
): Promise<void> {
  for (let step = from; step < to; step++) {
    const command = present(game.history.steps[step], `step ${step}`).entry.command as Command
    await playStep(reach.table, archmagiBy(reach, positionAt(game.history, step) as State, command))
    if (isHandOver(game, step + 1)) await reach.hand.sitDown()
  }
}
