import { catalog } from './catalog'
import { sessionStore } from './table-session'

/** Has the list call the game at the table as its file does. */
export async function takeNames(): Promise<void> {
  const { session } = sessionStore.getState()
  const { title, players } = session?.labels ?? {}
  if (session && (title ?? players)) await name(session.saveId, { title, players })
}

/** Has the list call the players of the game at the table as in another game, which they have just played. */
export async function takePlayersOf(saveId: string): Promise<void> {
  const { session } = sessionStore.getState()
  const cards = await catalog.cards().catch(() => [])
  const players = cards.find((card) => card.saveId === saveId)?.players
  if (session && players) await name(session.saveId, { players })
}

async function name(...[saveId, names]: Parameters<typeof catalog.name>): Promise<void> {
  // Where nothing can be kept there is no list either, and that is told already.
  await catalog.name(saveId, names).catch(() => undefined)
}
