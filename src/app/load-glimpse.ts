import type { AnyGame } from '@/contract/manifest'
import { glimpses } from './session-games'

/** Has games of a kind drawn from now on whenever they are written; where that cannot be loaded, they are not. */
export async function loadGlimpse(game: AnyGame): Promise<void> {
  const glimpseOf = await game.loadGlimpse().catch(() => undefined)
  if (glimpseOf) glimpses[game.id] = glimpseOf
}
