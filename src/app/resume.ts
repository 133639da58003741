import type { AnyGame } from '@/games/manifest'
import type { SessionGame } from '@/store/session'
import { keptGame, type KeptGame } from './kept-game'
import { table } from './table-session'

/** What became of the game kept in this browser. */
export type Resumed = { readonly outcome: 'resumed' } | Exclude<KeptGame, { outcome: 'read' }>

/** Puts the kept game on the table, unless `isWanted` says meanwhile that nobody waits for it. */
export async function resume(
  game: AnyGame,
  forSession: SessionGame,
  isWanted: () => boolean,
): Promise<Resumed> {
  const kept = await keptGame(game)
  if (!isWanted()) return { outcome: 'nothing' }
  if (kept.outcome !== 'read') return kept
  table.open(forSession, kept.loaded, { revision: kept.revision })
  return { outcome: 'resumed' }
}
