import { areSealed } from '@/engine/dice-seals'
import type { AnyCommand, AnyEvent } from '@/engine/game'
import type { Problem } from '@/engine/refusal'
import type { LoadedGame } from '@/engine/save'
import { freshDice } from './fresh-dice'
import { isOver, newSession, playIn, sessionOf, withDice, type Session, type SessionGame } from './session'
import { type Table, UNCHECKED } from './table'

/** Putting a game on the table. */
export interface GameActions {
  /** Begins a game and plays its opening; on a problem the running game stays. */
  readonly start: (game: SessionGame, initial: object, opening: readonly AnyCommand[]) => readonly Problem[]
  /** Takes up a save that has been read: from a file, or as it is kept under a revision. */
  readonly open: (
    game: SessionGame,
    loaded: LoadedGame<object, AnyCommand, AnyEvent>,
    revision?: number,
  ) => void
  /** Begins again at the first position of the game at the table. */
  readonly startOver: () => void
  /** Keeps the game once more as it stands. */
  readonly keep: () => void
}

/** The actions that put a game on a table. */
export function gameActions({ store, session, put, seat }: Table): GameActions {
  const serial = () => (store.getState().session?.serial ?? 0) + 1
  return {
    start(game, initial, opening) {
      const opened = openingOf(newSession(game, initial, freshDice(), serial()), opening)
      if ('problem' in opened) return [opened.problem]
      seat(opened, null)
      return []
    },
    open(game, loaded, revision) {
      const opened = sessionOf(game, loaded, serial())
      seat(revision === undefined ? copyOf(opened) : opened, revision ?? null)
    },
    startOver() {
      const played = session()
      if (!played) return
      const dice = played.dice === null ? null : freshDice()
      store.setState({ ...UNCHECKED, failure: null })
      const begun = newSession(played.game, played.history.initial, dice, serial())
      put({ ...begun, labels: played.labels })
    },
    keep() {
      const now = session()
      if (now) put(now)
    },
  }
}

/** A game from a file: its sealed dice stay with the game it was taken from, where they could be foreseen by it. */
function copyOf(session: Session): Session {
  return areSealed(session.diceSeals) && !isOver(session) ? withDice(session, freshDice()) : session
}

/** The session after its opening; nobody has looked at it yet, so nobody holds the mouse. */
function openingOf(start: Session, opening: readonly AnyCommand[]): Session | { readonly problem: Problem } {
  let session = start
  for (const [index, command] of opening.entries()) {
    const { session: next, refusal } = playIn(session, command)
    if (refusal)
      return { problem: { path: `opening.${index}`, message: `${refusal.message} (${refusal.clause})` } }
    session = next
  }
  return sessionOf(session.game, session, session.serial)
}
