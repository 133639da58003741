import type { AnyCommand, AnyEvent } from '@/engine/game'
import type { Parsed } from '@/engine/refusal'
import type { LoadedGame } from '@/engine/save'
import { readingSave } from '@/engine/save-read'
import type { AnyGame } from '@/contract/manifest'
import { unhurried } from '@/store/unhurried'

/** A game of any kind, read. */
export type AnyLoadedGame = LoadedGame<object, AnyCommand, AnyEvent>

/** Reads a save of a game; the game itself is loaded for it. */
export async function readSaveOf(game: AnyGame, json: unknown): Promise<Parsed<AnyLoadedGame>> {
  const { rules, files } = await game.loadTable()
  return unhurried(readingSave({ ...rules, ...files }, json))
}
