import type { GameNames } from '@/store/library'
import { callGame } from '@/store/occasional-actions'
import { catalog } from './catalog'
import { sessionStore } from './table-session'

/** Has the list call the game at the table as its file does. */
export async function takeNames(): Promise<void> {
  const { session } = sessionStore.getState()
  const { title, players } = session?.labels ?? {}
  if (session && (title ?? players)) await keepNames(session.saveId, { title, players })
}

/** Has the players of the game at the table go by these names, here and in the list; none is left as it is. */
export async function callPlayers(players: GameNames['players']): Promise<void> {
  const { session } = sessionStore.getState()
  if (!session || !players) return
  callGame(sessionStore, { players })
  await keepNames(session.saveId, { players })
}

async function keepNames(...[saveId, names]: Parameters<typeof catalog.name>): Promise<void> {
  // Where nothing can be kept there is no list either, and that is told already.
  await catalog.name(saveId, names).catch(() => undefined)
}
