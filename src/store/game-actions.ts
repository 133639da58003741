import type { AnyCommand, AnyEvent } from '@/engine/game'
import type { Problem } from '@/engine/refusal'
import type { LoadedGame } from '@/engine/save'
import { freshDice } from './fresh-dice'
import { newSession, playIn, sessionOf, type Session, type SessionGame } from './session'
import type { Table } from './table'

/** Putting a game on the table. */
export interface GameActions {
  /** Begins a game and plays its opening; on a problem the running game stays. */
  readonly start: (game: SessionGame, initial: object, opening: readonly AnyCommand[]) => readonly Problem[]
  /** Takes up a save that has been read. */
  readonly open: (game: SessionGame, loaded: LoadedGame<object, AnyCommand, AnyEvent>) => void
  /** Begins again at the first position of the game at the table. */
  readonly startOver: () => void
}

/** The actions that put a game on a table. */
export function gameActions({ store, session, put }: Table): GameActions {
  const serial = () => (session()?.serial ?? 0) + 1
  const seat = (next: Session) => {
    store.setState({ sealHolds: null, failure: null })
    put(next)
  }
  return {
    start(game, initial, opening) {
      const opened = openingOf(newSession(game, initial, freshDice(), serial()), opening)
      if ('problem' in opened) return [opened.problem]
      seat(opened)
      return []
    },
    open(game, loaded) {
      seat(sessionOf(game, loaded, serial()))
    },
    startOver() {
      const played = session()
      if (!played) return
      const dice = played.dice === null ? null : freshDice()
      seat(newSession(played.game, played.history.initial, dice, serial()))
    },
  }
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
