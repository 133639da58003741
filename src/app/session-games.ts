import type { AnyGame } from '@/games/manifest'
import type { SessionGame } from '@/store/session'

const loading = new Map<AnyGame, Promise<SessionGame>>()

/** A game as the store takes it; its rules are loaded once. */
export function sessionGameOf(game: AnyGame): Promise<SessionGame> {
  const begun = loading.get(game)
  if (begun) return begun
  const loaded = Promise.all([game.loadRules(), game.loadSummary(), game.loadFiles()]).then(
    ([rules, summaryOf, files]): SessionGame => ({
      rules,
      summaryOf,
      writePosition: (position) => files.writePosition(position),
    }),
  )
  loading.set(game, loaded)
  // A load that failed is tried again when it is next asked for.
  loaded.catch(() => loading.delete(game))
  return loaded
}
