import type { Problem } from '@/engine/refusal'
import type { AnyGame } from '@/games/manifest'
import { type AnyLoadedGame, readSaveOf } from './save-reading'
import { library } from './table-session'

/** What this browser keeps of a game. */
export type KeptGame =
  | { readonly outcome: 'read'; readonly loaded: AnyLoadedGame }
  | { readonly outcome: 'nothing' }
  | { readonly outcome: 'unreadable'; readonly problems: readonly Problem[]; readonly save: object }

/** The game read ahead of its table, until the table takes it. */
const ahead = new Map<AnyGame, Promise<KeptGame>>()

/** Begins to read the game kept in this browser, while its table is still being fetched. */
export function readAhead(game: AnyGame): Promise<unknown> {
  const reading = readKept(game)
  ahead.set(game, reading)
  return reading
}

/** The game kept in this browser; what was read ahead counts once, for the game goes on meanwhile. */
export function keptGame(game: AnyGame): Promise<KeptGame> {
  const reading = ahead.get(game) ?? readKept(game)
  ahead.delete(game)
  return reading
}

async function readKept(game: AnyGame): Promise<KeptGame> {
  const json = await library.read(game.id).catch(() => undefined)
  if (typeof json !== 'object' || json === null) return { outcome: 'nothing' }
  const read = await readSaveOf(game, json)
  return read.ok
    ? { outcome: 'read', loaded: read.value }
    : { outcome: 'unreadable', problems: read.problems, save: json }
}
