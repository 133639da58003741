import type { AnyCommand, AnyEvent } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import type { LoadedGame } from '@/engine/save/save'
import { readingSave } from '@/engine/save/save-read'
import type { AnyGame } from '@/contract/manifest'
import { cooperatively } from '@/store/cooperative'

/** A game of any kind, read. */
export type AnyLoadedGame = LoadedGame<object, AnyCommand, AnyEvent>

/** Reads a save of a game; the game itself is loaded for it. */
export async function readSaveOf(game: AnyGame, json: unknown): Promise<Parsed<AnyLoadedGame>> {
  const { rules, files } = await game.loadTable()
  return cooperatively(readingSave({ ...rules, ...files }, json))
}
