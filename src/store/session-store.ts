import { createStore, type StoreApi } from 'zustand/vanilla'
import { commandActions, type CommandActions } from './command-actions'
import { gameActions, type GameActions } from './game-actions'
import type { Library } from './library'
import { mouseActions, type MouseActions } from './mouse-actions'
import { sayIn, tableOf, UNCHECKED, type SessionState } from './table'
import { watchActions, type WatchActions } from './watch-actions'

/** What the table says to its players. */
export interface WordActions {
  readonly say: (text: string) => void
  readonly dismissToast: () => void
}

/** What the shell may do with the game at the table. */
export type SessionActions = GameActions & CommandActions & MouseActions & WatchActions & WordActions

export type SessionStore = StoreApi<SessionState> & { readonly actions: SessionActions }

/** The store of an empty table. */
export const NO_SESSION: SessionState = {
  session: null,
  ...UNCHECKED,
  saveStatus: { state: 'saved' },
  toast: null,
  failure: null,
  elsewhere: {},
}

/** The game at the table, kept in `library` after every command. */
export function createSessionStore(library: Library): SessionStore {
  const store = createStore<SessionState>()(() => NO_SESSION)
  const table = tableOf(store, library)
  const actions = {
    ...gameActions(table),
    ...commandActions(table),
    ...mouseActions(table),
    ...watchActions(table),
    ...wordActions(store),
  }
  return Object.assign(store, { actions })
}

function wordActions(store: StoreApi<SessionState>): WordActions {
  return {
    say: (text) => sayIn(store, text),
    dismissToast: () => store.setState({ toast: null }),
  }
}
