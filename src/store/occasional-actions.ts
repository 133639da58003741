import type { Bots } from '@/engine/bot/bot'
import { hasSecretsIn, seatsIn } from './curtain'
import { freshDice } from './fresh-dice'
import type { GameNames } from './library'
import { isCovered, type Session, standingAt, withDice } from './session'
import type { SessionStore } from './session-store'
import { elsewhereIn } from './table'
import type { Vault } from './vault/vault'

// What is done at a table now and then: no table waits for it.

/**
 * Has bots play these seats of the game at the table from now on, and persons all others. A person who is to see what
 * nobody at the table has seen lifts the curtain first, be it that nobody but bots plays beside.
 */
export function giveSeats(store: SessionStore, wanted: Bots): void {
  change(store, (now) => {
    const inPlay = seatsIn(now)
    const bots = Object.fromEntries(Object.entries(wanted).filter(([seat]) => inPlay.includes(seat)))
    if (!now.labels.bots && Object.keys(bots).length === 0) return now
    const next = standingAt({ ...now, labels: { ...now.labels, bots } }, now.history)
    const isSame = next.holder === now.holder || isCovered(now)
    return isSame || !hasSecretsIn(next) ? next : { ...next, holder: null }
  })
}

/** Has the game at the table and its players go by these names; whoever keeps them elsewhere says so there. */
export function callGame(store: SessionStore, names: GameNames): void {
  store.setState(({ session }) =>
    session ? { session: { ...session, labels: { ...session.labels, ...names } } } : {},
  )
}

/** Has dice be thrown on the table and typed in from now on, or thrown by the program. */
export function setTyped(store: SessionStore, typed: boolean): void {
  change(store, (now) => (typed === (now.dice === null) ? now : withDice(now, typed ? null : freshDice())))
}

/** Locks the game at the table where it is kept from now on. */
export function lockGame(store: SessionStore, vault: Vault): void {
  change(store, (now) => ({ ...now, vault }))
}

/** Changes the game at the table and keeps it, unless another tab plays it or nothing has changed. */
export function change(store: SessionStore, changed: (session: Session) => Session): void {
  const state = store.getState()
  const { session } = state
  if (!session || elsewhereIn(state)) return
  const next = changed(session)
  if (next === session) return
  store.setState({ session: next })
  store.actions.keep()
}
