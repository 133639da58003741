import type { Problem } from '@/engine/refusal'
import type { AnyGame } from '@/games/manifest'
import type { SessionGame } from '@/store/session'
import { cardOf, saveOf } from '@/store/table'
import { download, fileNameOf } from './files'
import { readSaveOf } from './save-reading'
import { library, sessionStore, table } from './table-session'

/** What became of the game kept in this browser. */
export type Resumed =
  | { readonly outcome: 'resumed' }
  | { readonly outcome: 'nothing' }
  | { readonly outcome: 'unreadable'; readonly problems: readonly Problem[]; readonly save: object }

/** Puts the kept game on the table, unless `isWanted` says meanwhile that nobody waits for it. */
export async function resume(
  game: AnyGame,
  forSession: SessionGame,
  isWanted: () => boolean,
): Promise<Resumed> {
  const json = await library.read(game.id).catch(() => undefined)
  if (typeof json !== 'object' || json === null) return { outcome: 'nothing' }
  const read = await readSaveOf(game, json)
  if (!isWanted()) return { outcome: 'nothing' }
  if (!read.ok) return { outcome: 'unreadable', problems: read.problems, save: json }
  table.open(forSession, read.value)
  return { outcome: 'resumed' }
}

/** Downloads the game at the table, or the one kept in this browser when none is there. */
export async function downloadGame(game: AnyGame): Promise<void> {
  const { session } = sessionStore.getState()
  if (session?.game.rules.id === game.id) {
    download(fileNameOf(game.name, cardOf(session)), saveOf(session))
    return
  }
  const json = await library.read(game.id)
  if (typeof json === 'object' && json !== null) download(fileNameOf(game.name, { moment: 'kept' }), json)
}
