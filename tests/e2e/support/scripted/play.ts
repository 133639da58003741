import { expect } from 'vitest'
import { positionAt } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import type { GameTable } from '../game-table'
import type { ScriptedGame, Turn } from './game'

/** Plays a step, and waits until that is seen. */
export async function playStep(table: GameTable, { prepare, give }: Turn): Promise<void> {
  const before = await seen(table)
  await prepare()
  await give()
  await expect.poll(() => seen(table)).not.toBe(before)
}

/** How the command of a step is given. */
export function turnAt(game: ScriptedGame, table: GameTable, step: number): Turn {
  const { entry } = present(game.history.steps[step], `step ${step}`)
  return game.byMouse(table, positionAt(game.history, step), entry.command)
}

/** Whether the mouse may pass, or the game ends, with the step that was played last of so many. */
export function isHandOver({ rules, history }: ScriptedGame, played: number): boolean {
  const [before, after] = [positionAt(history, played - 1), positionAt(history, played)]
  const asked = rules.askedSeat(after)
  // What all have looked on at nobody has been handed.
  return (
    asked !== rules.askedSeat(before) || (asked !== null && rules.openHand?.(before, asked) !== undefined)
  )
}

/** What changes with every command: where the game stands, what is to be done, and the log. */
async function seen(table: GameTable): Promise<string> {
  const panel = await table.page.getByRole('region', { name: 'What to do now' }).allInnerTexts()
  return [await table.moment(), ...panel, ...(await table.log())].join('\n')
}

/** Plays a game from some step to another, by default to its end, whoever is asked holding the mouse. */
export async function playSteps(
  table: GameTable,
  game: ScriptedGame,
  from = 0,
  to = game.history.steps.length,
): Promise<void> {
  for (let step = from; step < to; step++) {
    await playStep(table, turnAt(game, table, step))
    if (isHandOver(game, step + 1)) await table.sitDown()
  }
}
