import type { Bots } from '@/engine/bot'
import { standingAt } from '../session'
import type { SessionStore } from '../session-store'
import { elsewhereIn } from '../table'

/** Has bots play these seats of the game at the table from now on, and persons all others. */
export function giveSeats(store: SessionStore, bots: Bots): void {
  const state = store.getState()
  const { session } = state
  if (!session || elsewhereIn(state)) return
  store.setState({
    session: standingAt({ ...session, labels: { ...session.labels, bots } }, session.history),
  })
  store.actions.keep()
}
