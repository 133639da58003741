import type { Page } from 'playwright-core'
import { entriesOf } from '@/engine/kernel/history'
import { problemsText } from '@/engine/kernel/refusal'
import { gameOfSave, readSave } from '@/engine/save/save-read'
import type { AnyHistory } from '@/store/session'
import { rulesOf } from '../../support/every-game'
import { keptInBrowser } from './storage-dump'

/** The game in a save, whichever game it is of. */
export function historyIn(save: unknown): AnyHistory {
  const game = gameOfSave(save)
  if (!game.ok) throw new Error(problemsText(game.problems))
  const read = readSave(rulesOf(game.value), save)
  if (!read.ok) throw new Error(problemsText(read.problems))
  return read.value.history
}

/** The commands in force, with their rolls. */
export function playedIn(history: AnyHistory): readonly unknown[] {
  return entriesOf(history).slice(0, history.cursor)
}

/** The id under which the game at a page's address is kept; undefined where the address is none of a game. */
export function saveIdAt(page: Page): string | undefined {
  return /#\/play\/[\w-]+\/(\w+)/.exec(page.url())?.[1]
}

/** The game that the browser keeps under an id; undefined while there is none. */
export async function keptHistory(page: Page, saveId = saveIdAt(page)): Promise<AnyHistory | undefined> {
  const save = saveId === undefined ? undefined : await keptInBrowser(page, saveId)
  return save === undefined ? undefined : historyIn(save)
}
