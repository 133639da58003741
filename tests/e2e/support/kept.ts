import type { Page } from 'playwright-core'
import { entriesOf } from '@/engine/history'
import { problemsText } from '@/engine/refusal'
import { readSave } from '@/engine/save-read'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { ArrakharHistory } from '../../properties/random-play'
import { keptInBrowser } from './storage-dump'

/** The game in a save. */
export function historyIn(save: unknown): ArrakharHistory {
  const read = readSave(rules, save)
  if (!read.ok) throw new Error(problemsText(read.problems))
  return read.value.history
}

/** The commands in force, with their rolls. */
export function playedIn(history: ArrakharHistory): readonly unknown[] {
  return entriesOf(history).slice(0, history.cursor)
}

/** The id under which the game at a page's address is kept; undefined where the address is none of a game. */
export function saveIdAt(page: Page): string | undefined {
  return /#\/play\/arrakhar\/(\w+)/.exec(page.url())?.[1]
}

/** The game that the browser keeps under an id; undefined while there is none. */
export async function keptHistory(page: Page, saveId = saveIdAt(page)): Promise<ArrakharHistory | undefined> {
  const save = saveId === undefined ? undefined : await keptInBrowser(page, saveId)
  return save === undefined ? undefined : historyIn(save)
}
