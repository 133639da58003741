import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { gameOf } from '@/games'
import type { Removed } from '@/store/catalog/catalog'
import type { SaveCard } from '@/store/library'
import { cardOf } from '@/store/table'
import { catalog } from '../session/catalog'
import { storageReason } from '../session/save-mark-text'
import { sessionStore } from '../session/table-session'
import { isUnkept } from '../session/unkept'
import type { ListedGame } from './find-games'

interface RemovedGame {
  readonly game: Removed
  readonly title: string
  /** Its clock as it was kept; null where it had none. */
  readonly clock: string | null
}

interface GamesState {
  /** Null before they have been read. */
  readonly cards: readonly SaveCard[] | null
  /** Why they cannot be read. */
  readonly unread: string | null
  /** What did not succeed. */
  readonly trouble: string | null
  /** The games that were deleted and can be brought back, the last one at the end. */
  readonly removed: readonly RemovedGame[]
  /** The game that was brought back last, until it has the focus. */
  readonly returned: string | null
}

/** The list of games, as it was read last. */
export const gamesStore = createStore<GamesState>(() => ({
  cards: null,
  unread: null,
  trouble: null,
  removed: [],
  returned: null,
}))

/** Reads the list anew. */
export async function refreshGames(): Promise<void> {
  try {
    gamesStore.setState({ cards: withTable(await catalog.cards()), unread: null })
  } catch (thrown) {
    gamesStore.setState({ cards: withTable([]), unread: reasonOf(thrown) })
  }
}

/** A part of the list's state. */
export function useGamesState<Part>(select: (state: GamesState) => Part): Part {
  return useStore(gamesStore, select)
}

/** The games of this browser, the one at the table among them; null before they have been read. */
export function useGames(): readonly ListedGame[] | null {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshGames()
    }
    look()
    // Another tab may have played on, begun or deleted a game meanwhile.
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [])
  const cards = useGamesState((state) => state.cards)
  return (
    cards &&
    cards.flatMap((card) => {
      const game = gameOf(card.gameId)
      return game ? [{ game, card }] : []
    })
  )
}

/** Why something did not succeed, in words. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? storageReason(thrown.name, thrown.message) : String(thrown)
}

/** What the browser keeps, and the game at the table as it stands, where that was refused. */
function withTable(kept: readonly SaveCard[]): readonly SaveCard[] {
  const { session } = sessionStore.getState()
  if (!session) return kept
  const known = kept.find(({ saveId }) => saveId === session.saveId)
  if (known && !isUnkept(session.saveId)) return kept
  return [{ ...known, ...cardOf(session) }, ...kept.filter((card) => card !== known)]
}
