import { positionOf } from '@/engine/kernel/history'
import { stageOf } from '@/games/wizard-kings/queries/asked'
import type { State } from '@/games/wizard-kings/state/state'
import { STAGE_WORDS } from '@/games/wizard-kings/ui/texts/stage-text'
import type { GameTable } from './game-table'
import { historyIn } from './kept'
import type { HandyGame } from './scripted/game'
import { saveBefore } from './scripted/moments'

/** Opens a game of Wizard Kings before its first command of a type, whatever was open, in the hands of who gives it. */
export async function sitDownBefore(table: GameTable, game: HandyGame, type: string): Promise<void> {
  const save = saveBefore(game, type)
  const position = positionOf(historyIn(save)) as State
  await table.open(save)
  if (!game.rules.openHand?.(position, position.actor)) await table.asked.click()
  await table.sees(STAGE_WORDS[stageOf(position)].says)
  await table.menu.waitFor()
  await table.settled()
}
