import type { StoreApi } from 'zustand/vanilla'
import { positionOf } from '@/engine/history'
import { writeSave, type Save } from '@/engine/save'
import type { Library, SaveCard } from './library'
import { saveQueue, type SaveStatus } from './save-queue'
import { sealKeeper } from './seal-keeper'
import type { Session } from './session'

/** A sentence for the players; the number tells it from the same sentence said before. */
export interface Said {
  readonly text: string
  readonly number: number
}

export interface SessionState {
  readonly session: Session | null
  /** Whether the seal was checked against what the end revealed; null before. */
  readonly sealHolds: boolean | null
  readonly saveStatus: SaveStatus
  readonly said: Said | null
  /** A bug that struck while a command was carried out; the game stands as it was before. */
  readonly failure: Error | null
}

/** What the actions work on. */
export interface Table {
  readonly store: StoreApi<SessionState>
  readonly session: () => Session | null
  /** Shows a session that need not be kept: the game stands where it stood. */
  readonly show: (session: Session) => void
  /** Shows a session and keeps it. */
  readonly put: (session: Session) => void
}

/** A table over a store, whose games are kept in a library. */
export function tableOf(store: StoreApi<SessionState>, library: Library): Table {
  const queue = saveQueue((saveStatus) => store.setState({ saveStatus }))
  const session = () => store.getState().session
  const show = (next: Session) => store.setState({ session: next })
  const update = (next: Session) => {
    show(next)
    queue.push(() => library.write(next.game.rules.id, saveOf(next), cardOf(next)))
  }
  const seals = sealKeeper({
    session,
    update,
    checked: (sealHolds) => store.setState({ sealHolds }),
    say: (text) => sayIn(store, text),
  })
  const put = (next: Session) => {
    update(next)
    seals.follow(next)
  }
  return { store, session, show, put }
}

/** Says a sentence to the players. */
export function sayIn(store: StoreApi<SessionState>, text: string): void {
  store.setState(({ said }) => ({ said: { text, number: (said?.number ?? 0) + 1 } }))
}

/** The game as a save file holds it. */
export function saveOf(session: Session): Save {
  const { rules, writePosition } = session.game
  return writeSave({ id: rules.id, writePosition }, session)
}

/** The game as a list of saves shows it. */
export function cardOf(session: Session): SaveCard {
  const { rules, summaryOf } = session.game
  const position = positionOf(session.history)
  const { scenario, moment } = summaryOf(rules.viewOf(position, 'table'))
  return { gameId: rules.id, scenario, moment, asked: rules.askedSeat(position), savedAt: Date.now() }
}
