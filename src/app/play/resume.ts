import type { AnyGame } from '@/contract/manifest'
import { letGo } from '@/store/hold'
import type { SessionGame } from '@/store/session'
import { keptGame, type KeptGame } from '../session/kept-game'
import { library, sessionStore, table } from '../session/table-session'
import { TEXT } from '../page-parts/text'

/** What became of a game kept in this browser. */
export type Resumed = { readonly outcome: 'resumed' } | Exclude<KeptGame, { outcome: 'read' }>

/** What is to be put on the table: the game of an id, or the one of its kind written last. */
export interface Wanted {
  readonly game: AnyGame
  readonly forSession: SessionGame
  readonly saveId: string | undefined
}

/** Puts a kept game on the table, unless `isWanted` says meanwhile that nobody waits for it. */
export async function resume(
  { game, forSession, saveId }: Wanted,
  isWanted: () => boolean,
): Promise<Resumed> {
  try {
    const kept = await keptGame(game, saveId)
    if (!isWanted()) {
      if ('saveId' in kept && sessionStore.getState().session?.saveId !== kept.saveId) letGo(kept.saveId)
      return { outcome: 'nothing' }
    }
    if (kept.outcome !== 'read') return kept
    table.open(forSession, kept.loaded, { kept })
    return { outcome: 'resumed' }
  } catch (thrown) {
    console.error(thrown)
    return brokenGame(game, saveId)
  }
}

/** A kept game at which the program itself broke, as it is kept. */
async function brokenGame(game: AnyGame, wanted: string | undefined): Promise<Resumed> {
  const kept = await library.read(game.id, wanted).catch(() => undefined)
  if (!kept || typeof kept.save !== 'object' || kept.save === null) return { outcome: 'nothing' }
  const { save, saveId, revision } = kept
  return { outcome: 'unread', problems: [{ path: '', message: TEXT.play.broken }], save, saveId, revision }
}
