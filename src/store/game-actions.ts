import type { AnyCommand, AnyEvent } from '@/engine/game'
import type { Problem } from '@/engine/refusal'
import type { LoadedGame } from '@/engine/save'
import { freshDice } from './fresh-dice'
import { newSession, playIn, sessionOf, type Session, type SessionGame } from './session'
import { type Table, UNCHECKED } from './table'
import type { Vault } from './vault/vault'

/** How a game was kept that is opened. */
export interface KeptAs {
  /** Left out for one from a file. */
  readonly revision?: number
  readonly vault?: Vault | undefined
}

/** Putting a game on the table. */
export interface GameActions {
  /** Begins a game and plays its opening; on a problem the running game stays. */
  readonly start: (game: SessionGame, initial: object, opening: readonly AnyCommand[]) => readonly Problem[]
  /** Takes up a save that has been read: from a file, or as it is kept under a revision. */
  readonly open: (game: SessionGame, loaded: LoadedGame<object, AnyCommand, AnyEvent>, kept?: KeptAs) => void
  /** Locks the game where it is kept from now on. */
  readonly lock: (vault: Vault) => void
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
    open(game, loaded, { revision, vault } = {}) {
      seat(sessionOf(game, loaded, serial(), vault), revision ?? null)
    },
    lock(vault) {
      const now = session()
      if (now) put({ ...now, vault })
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
