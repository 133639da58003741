import type { StoreApi } from 'zustand/vanilla'
import { positionOf } from '@/engine/kernel/history'
import { seatsAt } from '@/engine/kernel/seats'
import { ownOf } from '@/engine/basics/own'
import { packed } from '@/engine/files/packing'
import { type OpenSave, type Save, writeSave } from '@/engine/save/save'
import { besideOf } from './ended'
import type { Failure } from './failure'
import { freshDice } from './fresh-dice'
import type { Library, SaveCard } from './library'
import { nameOf, saveQueue, type SaveStatus } from './save-queue'
import { sealKeeper } from './seal-keeper'
import type { Checks } from './sealed-table'
import { isOver, type Session, type SessionGame } from './session'

/** A sentence for the players; the number tells it from the same sentence said before. */
export interface Toast {
  readonly text: string
  readonly number: number
}

/**
 * Why a game is not played on in this tab: another one has it `open`, or has written a `newer` state of it than
 * this one knew of.
 */
export type WhyElsewhere = 'open' | 'newer'

/** The game at the table, with what was found out about its seals: nothing before it is over. */
export interface SessionState extends Checks {
  readonly session: Session | null
  readonly saveStatus: SaveStatus
  readonly toast: Toast | null
  /** A bug that struck; the game stands as it was before. */
  readonly failure: Failure | null
  /** The games that may not be played on in this tab, by the ids of their saves. */
  readonly elsewhere: Readonly<Record<string, WhyElsewhere | undefined>>
}

/** Why the game at the table is not played on in this tab; undefined where it may be. */
export function elsewhereIn({ session, elsewhere }: SessionState): WhyElsewhere | undefined {
  return session ? whyElsewhere(elsewhere, session.saveId) : undefined
}

/** Why a game is not played on in this tab, by the id of its save; undefined where it may be. */
export function whyElsewhere(elsewhere: SessionState['elsewhere'], saveId: string): WhyElsewhere | undefined {
  return ownOf(elsewhere, saveId)
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

/** Before a game is over. */
export const UNCHECKED: Checks = { sealHolds: null, diceCheck: null }

/** How far the game at the table is kept. */
interface Kept {
  /** Null when it has not been written yet. */
  revision: number | null
  /** Whether it was over when it was written last, or came to the table. */
  wasOver: boolean
}

/** A table over a store, whose games are kept in a library. */
export function tableOf(store: StoreApi<SessionState>, library: Library): Table {
  const queue = saveQueue((saveStatus) => store.setState({ saveStatus }))
  let kept: Kept = { revision: null, wasOver: false }
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
    checked: (checks) => store.setState(checks),
    say: (text) => sayIn(store, text),
  })
  const put = (next: Session) => {
    update(next)
    seals.follow(next)
  }
  const seat = (next: Session, revision: number | null) => {
    kept = { revision, wasOver: isOver(next) }
    store.setState(cleared)
    if (revision === null) update(next)
    else show(next)
    seals.follow(next)
  }
  return { store, session, show, put, seat }
}

/** What is told of a game that has just been seated. */
function cleared({ saveStatus }: SessionState): Partial<SessionState> {
  // What failed was the game before it; what is on its way will tell of itself.
  return {
    ...UNCHECKED,
    failure: null,
    saveStatus: saveStatus.state === 'failed' ? { state: 'saved' } : saveStatus,
  }
}

async function write(library: Library, session: Session, to: Kept): Promise<void> {
  // Nothing is waited for but the lock: what is not locked is committed at once.
  const save = isLocked(session) ? await fileOf(session) : saveOf(session)
  to.revision = await library.write(save, cardOf(session), to.revision, besideOf(session, to.wasOver))
  to.wasOver = isOver(session)
}

/** Notes why a game may not be played on in this tab, or with undefined that it may. */
export function markElsewhere(
  store: StoreApi<SessionState>,
  saveId: string,
  why: WhyElsewhere | undefined,
): void {
  store.setState(({ elsewhere }) => ({ elsewhere: { ...elsewhere, [saveId]: why } }))
}

/** Says a sentence to the players. */
export function sayIn(store: StoreApi<SessionState>, text: string): void {
  store.setState(({ toast }) => ({ toast: { text, number: (toast?.number ?? 0) + 1 } }))
}

/** Whether the game is kept under passphrases; a finished one is open to all. */
export function isLocked(session: Session): boolean {
  return session.vault !== null && !isOver(session)
}

/** The game as a file holds it: locked if it is, else as `saveOf` has it. */
export async function fileOf(session: Session): Promise<Save> {
  const { vault } = session
  return vault && isLocked(session) ? vault.lock(openSaveOf(session), vault) : saveOf(session)
}

/** The game as it is kept and as a file holds it when no passphrase is set: packed as long as it tells what a player might not know. */
export function saveOf(session: Session): Save {
  const save = openSaveOf(session)
  return isOver(session) ? save : { ...save, body: packed(save.body, freshDice()) }
}

/** The game as anybody can read it. */
export function openSaveOf(session: Session): OpenSave {
  const { rules, writePosition } = session.game
  const { scenario, moment, asked, seats } = cardOf(session)
  const card = { ...session.labels, scenario, moment, asked, seats }
  return writeSave({ id: rules.id, writePosition }, session, card)
}

/** The game as a list of saves shows it. */
export function cardOf(session: Session): SaveCard {
  const { saveId, game, history, labels } = session
  const locked = isLocked(session) || undefined
  const standing = standingOf(game, positionOf(history))
  return { ...standing, bots: labels.bots, locked, saveId, savedAt: Date.now() }
}

/** What a list of saves shows of a game that stands at a position. */
export function standingOf(
  { rules, summaryOf }: SessionGame,
  position: object,
): Omit<SaveCard, 'saveId' | 'savedAt' | 'locked' | 'bots'> {
  return {
    ...summaryOf(rules.viewOf(position, 'table')),
    gameId: rules.id,
    seats: rules.seatsOf && seatsAt(rules, position),
    asked: rules.askedSeat(position),
    result: rules.resultOf(position),
  }
}
