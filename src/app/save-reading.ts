import type { AnyCommand, AnyEvent } from '@/engine/game'
import type { Parsed } from '@/engine/refusal'
import type { LoadedGame } from '@/engine/save'
import type { AnyGame } from '@/contract/manifest'

/** A game of any kind, read. */
export type AnyLoadedGame = LoadedGame<object, AnyCommand, AnyEvent>

/** Fetches what reading a game's saves takes. */
export function prepareReading(game: AnyGame) {
  return Promise.all([
    import('@/engine/save-read'),
    game.loadRules(),
    game.loadFiles(),
    import('@/store/unhurried'),
  ])
}

/** Reads a save of a game; what reading takes is loaded when the first one is opened. */
export async function readSaveOf(game: AnyGame, json: unknown): Promise<Parsed<AnyLoadedGame>> {
  const [{ readingSave }, rules, files, { unhurried }] = await prepareReading(game)
  return unhurried(readingSave({ ...rules, ...files }, json))
}
