import { failureOf } from './failure'
import { sessionOf, type Session } from './session'
import type { Table } from './table'

/** What keeps a bug from stopping a game. */
export interface WatchActions {
  /** Remembers the session that has been drawn just now: whatever is drawn next may go back to it. */
  readonly stands: () => void
  /**
   * Puts the table in order after drawing it has thrown: back to the session that was drawn last, if it was another
   * one, the curtain down over what may be secret. False when that has not helped before.
   */
  readonly mend: (error: Error) => boolean
}

/** A table that cannot be drawn is drawn anew so often before that is given up, until something is played. */
const MOST_MENDED = 2

/** What was drawn last, and how often drawing what came after it has failed. */
interface Drawn {
  readonly session: Session
  mended: number
}

/** The actions that watch over a table. */
export function watchActions({ store, session, show, put }: Table): WatchActions {
  let drawn: Drawn | null = null
  /** Nobody knows who is looking by now, so nobody holds the mouse. */
  const goBack = (now: Session, good: Session) => {
    const isDrawn = isSame(now, good)
    const back = { ...sessionOf(now.game, isDrawn ? now : good, now), vault: now.vault }
    if (isDrawn) show(back)
    else put(back)
  }
  return {
    stands() {
      const now = session()
      const mended = drawn && now && isSame(now, drawn.session) ? drawn.mended : 0
      drawn = now && { session: now, mended }
    },
    mend(error) {
      const now = session()
      if (!now || drawn?.session.serial !== now.serial) return false
      // What cannot be drawn must not stay as the game is kept; only what was drawn once is given up.
      if (isSame(now, drawn.session) && drawn.mended >= MOST_MENDED) return false
      drawn.mended += 1
      goBack(now, drawn.session)
      store.setState(({ failure }) => ({ failure: failureOf(error, { during: 'drawing' }, failure) }))
      return true
    },
  }
}

/** Whether nothing has been played between two sessions. */
function isSame(one: Session, other: Session): boolean {
  return one.history === other.history
}
