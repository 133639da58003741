import type { AnyCommand, AnyEvent } from '@/engine/kernel/game'
import type { Problem } from '@/engine/kernel/refusal'
import type { LoadedGame } from '@/engine/save/save'
import { copyOf } from './copied'
import { freshDice } from './fresh-dice'
import type { StoredSave } from './library'
import { newSaveId } from './save-id'
import { newSession, playIn, sessionOf, type Session, type SessionGame, type Sitting } from './session'
import type { Table } from './table'
import type { Vault } from './vault/vault'

/** Where a game that is opened comes from. */
export interface OpenedFrom {
  /** Where it is kept and how often it was written; left out for one from a file, which is then a game of its own. */
  readonly kept?: Omit<StoredSave, 'save'>
  /** What had locked it. */
  readonly vault?: Vault | undefined
  /** Whether it is a copy, which gets other dice: one from a file is, and one that was locked when it was copied. */
  readonly isCopy?: boolean | undefined
}

/** Putting a game on the table. */
export interface GameActions {
  /** Begins a game and plays its opening; on a problem the running game stays. */
  readonly start: (game: SessionGame, initial: object, opening: readonly AnyCommand[]) => readonly Problem[]
  /** Takes up a save that has been read: as it is kept, or from a file. */
  readonly open: (
    game: SessionGame,
    loaded: LoadedGame<object, AnyCommand, AnyEvent>,
    from?: OpenedFrom,
  ) => void
  /** Begins another game at the first position of the one at the table. */
  readonly startOver: () => void
  /** Keeps the game once more as it stands. */
  readonly keep: () => void
}

/** The actions that put a game on a table. */
export function gameActions({ store, session, put, seat }: Table): GameActions {
  const sitting = (saveId = newSaveId()): Sitting => ({
    saveId,
    serial: (store.getState().session?.serial ?? 0) + 1,
  })
  return {
    start(game, initial, opening) {
      const opened = openingOf(newSession(game, initial, freshDice(), sitting()), opening)
      if ('problem' in opened) return [opened.problem]
      seat(opened, null)
      return []
    },
    open(game, loaded, { kept, vault = null, isCopy = kept === undefined } = {}) {
      const opened = { ...sessionOf(game, loaded, sitting(kept?.saveId)), vault, ...keptWith(loaded, kept) }
      const taken = isCopy ? copyOf(opened) : opened
      seat(taken, kept?.revision ?? null)
      // Lest other dice be drawn each time that it is opened.
      if (kept && isCopy) put(taken)
    },
    startOver() {
      const played = session()
      if (!played) return
      const dice = played.dice === null ? null : freshDice()
      seat(newSession(played.game, played.history.initial, dice, sitting()), null)
    },
    keep() {
      const now = session()
      if (now) put(now)
    },
  }
}

/** What is kept beside a save: its players may have come to go by other names than in it. */
function keptWith(
  { labels }: LoadedGame<object, AnyCommand, AnyEvent>,
  kept: OpenedFrom['kept'],
): Pick<Session, 'labels' | 'isUndone'> {
  return { labels: { ...labels, ...kept?.names }, isUndone: kept?.isUndone ?? false }
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
  return sessionOf(session.game, session, session)
}
