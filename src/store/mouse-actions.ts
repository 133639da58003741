import type { Seat } from '@/engine/game'
import { freshDice } from './fresh-dice'
import { wantedIn } from './curtain'
import { isCovered, standingAt, withDice } from './session'
import type { Table } from './table'

/** Who holds the mouse, and who throws the dice. */
export interface MouseActions {
  /** Lifts the curtain for the seat that is wanted. */
  readonly takeMouse: (seat: Seat) => void
  /** Lets the curtain fall if there is anything to hide. */
  readonly leaveMouse: () => void
  /** Whether dice are thrown on the table and typed in. */
  readonly setTyped: (typed: boolean) => void
}

/** The actions that pass the mouse and the dice. */
export function mouseActions({ session, show, put }: Table): MouseActions {
  return {
    takeMouse(seat) {
      const now = session()
      if (now && isCovered(now) && wantedIn(now) === seat) show({ ...now, holder: seat })
    },
    leaveMouse() {
      const now = session()
      if (now) show(standingAt({ ...now, holder: null }, now.history))
    },
    setTyped(typed) {
      const now = session()
      if (!now || typed === (now.dice === null)) return
      put(withDice(now, typed ? null : freshDice()))
    },
  }
}
