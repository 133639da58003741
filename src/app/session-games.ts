import type { GameGlimpse } from '@/engine/table'
import type { AnyGame } from '@/contract/manifest'
import type { SessionGame } from '@/store/session'

const loading = new Map<AnyGame, Promise<SessionGame>>()

/** How games are drawn for a list of them whenever they are written, by their ids, as far as that has been loaded. */
export const glimpses: Record<string, (view: object) => GameGlimpse> = {}

/** A game as the store takes it; its rules are loaded once. */
export function sessionGameOf(game: AnyGame): Promise<SessionGame> {
  const begun = loading.get(game)
  if (begun) return begun
  const loaded = Promise.all([game.loadRules(), game.loadSummary(), game.loadFiles()]).then(
    ([rules, summaryOf, files]): SessionGame => ({
      rules,
      summaryOf: (view) => ({ ...summaryOf(view), glimpse: glimpses[game.id]?.(view) }),
      writePosition: (position) => files.writePosition(position),
    }),
  )
  loading.set(game, loaded)
  // A load that failed is tried again when it is next asked for.
  loaded.catch(() => loading.delete(game))
  return loaded
}
