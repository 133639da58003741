import { useStore } from 'zustand'
import type { Seat } from '@/engine/kernel/game'
import { present } from '@/engine/kernel/refusal'
import { browserLibrary } from '@/store/library'
import { personsIn, wantedIn } from '@/store/curtain'
import { createSessionStore } from '@/store/session-store'
import type { SessionState } from '@/store/table'
import type { PlayRoute } from '../addresses/routes'

/** Where this browser keeps its games. */
export const library = browserLibrary()

/** The one table of this page. */
export const sessionStore = createSessionStore(library)

/** What may be done at the table. */
export const table = sessionStore.actions

/** A part of the table's state; whoever asks is rendered again only when that part changes. */
export function useTableState<Part>(select: (state: SessionState) => Part): Part {
  return useStore(sessionStore, select)
}

/** Where the game at the table is played. */
export function routeOfTable(): PlayRoute {
  const { game, saveId } = present(sessionStore.getState().session, 'session')
  return { page: 'play', gameId: game.rules.id, saveId }
}

/**
 * The person whom the table awaits: whoever is asked to take something back, or else whom the game awaits; null when it
 * is over, bots play it alone, or there is none.
 */
export function awaitedIn({ session }: SessionState): Seat | null {
  const { asking } = session ?? {}
  const asked = session && asking && personsIn(session).find((seat) => seat !== asking.by)
  return asked ?? (session && wantedIn(session))
}
