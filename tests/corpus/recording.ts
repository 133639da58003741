import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { unsealed, writeSave } from '@/engine/save/save'
import { called } from '../support/called'
import { recordedFile, resultsFile } from './kept'
import type { Recorded, Shelf } from './shelf'

/** What comes of a game: how `headless replay` tells it, and the final position in its file format. */
export interface Result {
  readonly told: unknown
  readonly position: unknown
}

/** What comes of a recorded game now. */
export async function resultOf(game: string, name: string): Promise<Result> {
  const file = recordedFile(game, name)
  const [told, position] = [await called('replay', file), await called('position', file)]
  if (told.err + position.err !== '') throw new Error(`${name}: ${told.err}${position.err}`)
  return { told: JSON.parse(told.out), position: JSON.parse(position.out) }
}

/** What came of all recorded games of a game, by name; none before they are recorded. */
export function resultsOf(game: string): Readonly<Record<string, Result>> {
  const file = resultsFile(game)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Result>) : {}
}

/** Records the games that are missing, and what comes of them. What is there is never written anew. */
export async function recordMissing(shelf: Shelf): Promise<void> {
  const game = shelf.rules.id
  const results: Record<string, Result> = { ...resultsOf(game) }
  for (const recorded of shelf.games) {
    record(shelf, recorded)
    results[recorded.name] ??= await resultOf(game, recorded.name)
  }
  const lines = Object.entries(results).map(
    ([name, result]) => `${JSON.stringify(name)}: ${JSON.stringify(result)}`,
  )
  writeFileSync(resultsFile(game), `{\n${lines.join(',\n')}\n}\n`)
}

/**
 * Records a game unless it is there: the first seed whose game is as wanted. What is there stays, so that files which
 * older programs wrote do.
 */
function record({ rules }: Shelf, { name, promised, told, play }: Recorded): void {
  const file = recordedFile(rules.id, name)
  for (let seed = 1; !existsSync(file); seed++) {
    const game = play(seed)
    if (!game || !isDeepStrictEqual(told(game.history), promised)) continue
    const { history, dice, seal = null } = game
    const save = writeSave(rules, { ...unsealed(history, dice), seal })
    writeFileSync(file, `${JSON.stringify(save)}\n`)
  }
}
