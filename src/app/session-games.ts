import type { AnyGame } from '@/games/manifest'
import type { SessionGame } from '@/store/session'

const loading = new Map<AnyGame, Promise<SessionGame>>()

/** A game as the store takes it; its rules are loaded once. */
export function sessionGameOf(game: AnyGame): Promise<SessionGame> {
  const begun = loading.get(game)
  if (begun) return begun
  const loaded = game
    .loadRules()
    .then((rules) => ({ rules, summaryOf: (view: object) => game.summaryOf(view) }))
  loading.set(game, loaded)
  // A load that failed is tried again when it is next asked for.
  loaded.catch(() => loading.delete(game))
  return loaded
}
