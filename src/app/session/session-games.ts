import type { AnyGame } from '@/contract/manifest'
import type { SessionGame } from '@/store/session'

const loading = new Map<AnyGame, Promise<SessionGame>>()

/** A game as the store takes it; it is made once. */
export function sessionGameOf(game: AnyGame): Promise<SessionGame> {
  const begun = loading.get(game)
  if (begun) return begun
  const loaded = game.loadTable().then(({ rules, files, summaryOf, glimpseOf, Table }): SessionGame => ({
    rules,
    summaryOf: (view) => ({ ...summaryOf(view), glimpse: glimpseOf(view) }),
    endingOf: Table.endingOf,
    saidOf: Table.saidOf,
    writePosition: (position) => files.writePosition(position),
  }))
  loading.set(game, loaded)
  // A load that failed is tried again when it is next asked for.
  loaded.catch(() => loading.delete(game))
  return loaded
}
