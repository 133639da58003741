import type { StoreApi } from 'zustand/vanilla'
import { positionOf } from '@/engine/history'
import { writeSave, type Save } from '@/engine/save'
import type { Failure } from './failure'
import type { Library, SaveCard } from './library'
import { nameOf, saveQueue, type SaveStatus } from './save-queue'
import { sealKeeper } from './seal-keeper'
import type { Session, SessionGame } from './session'

/** A sentence for the players; the number tells it from the same sentence said before. */
export interface Said {
  readonly text: string
  readonly number: number
}

/**
 * Why a game is not played on in this tab: another one has it `open`, or has written a `newer` state of it than
 * this one knew of.
 */
export type Elsewhere = 'open' | 'newer'

export interface SessionState {
  readonly session: Session | null
  /** Whether the seal was checked against what the end revealed; null before. */
  readonly sealHolds: boolean | null
  readonly saveStatus: SaveStatus
  readonly said: Said | null
  /** A bug that struck; the game stands as it was before. */
  readonly failure: Failure | null
  /** The games that may not be played on in this tab, by the ids of their saves. */
  readonly elsewhere: Readonly<Record<string, Elsewhere | undefined>>
}

/** Why the game at the table is not played on in this tab; undefined where it may be. */
export function elsewhereIn({ session, elsewhere }: SessionState): Elsewhere | undefined {
  return session ? elsewhere[session.saveId] : undefined
}

/** What the actions work on. */
export interface Table {
  readonly store: StoreApi<SessionState>
  /** The session that may be changed: none while the game is played elsewhere. */
  readonly session: () => Session | null
  /** Shows a session that need not be kept: the game stands where it stood. */
  readonly show: (session: Session) => void
  /** Shows a session and keeps it. */
  readonly put: (session: Session) => void
  /** Shows another game: one that is kept under this revision, or with null one that is not kept yet. */
  readonly seat: (session: Session, revision: number | null) => void
}

/** How far the game at the table is kept; null when it has not been written yet. */
interface Kept {
  revision: number | null
}

/** A table over a store, whose games are kept in a library. */
export function tableOf(store: StoreApi<SessionState>, library: Library): Table {
  const queue = saveQueue((saveStatus) => store.setState({ saveStatus }))
  let kept: Kept = { revision: null }
  const session = () => {
    const state = store.getState()
    return elsewhereIn(state) ? null : state.session
  }
  const show = (next: Session) => store.setState({ session: next })
  const update = (next: Session) => {
    show(next)
    const to = kept
    queue.push(next.saveId, () =>
      write(library, next, to).catch((thrown: unknown) => {
        if (to === kept && nameOf(thrown) === 'ConstraintError') markElsewhere(store, next.saveId, 'newer')
        throw thrown
      }),
    )
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
  const seat = (next: Session, revision: number | null) => {
    kept = { revision }
    store.setState({ sealHolds: null, failure: null })
    if (revision === null) update(next)
    else show(next)
    seals.follow(next)
  }
  return { store, session, show, put, seat }
}

async function write(library: Library, session: Session, to: Kept): Promise<void> {
  to.revision = await library.write(saveOf(session), cardOf(session), to.revision)
}

/** Notes why a game may not be played on in this tab, or with undefined that it may. */
export function markElsewhere(
  store: StoreApi<SessionState>,
  saveId: string,
  why: Elsewhere | undefined,
): void {
  store.setState(({ elsewhere }) => ({ elsewhere: { ...elsewhere, [saveId]: why } }))
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
  const { saveId, game, history } = session
  return { ...standingOf(game, positionOf(history)), saveId, savedAt: Date.now() }
}

/** What a list of saves shows of a game that stands at a position. */
export function standingOf(
  { rules, summaryOf }: SessionGame,
  position: object,
): Omit<SaveCard, 'saveId' | 'savedAt'> {
  return {
    ...summaryOf(rules.viewOf(position, 'table')),
    gameId: rules.id,
    asked: rules.askedSeat(position),
    result: rules.resultOf(position),
  }
}
