import type { Seat } from '@/engine/game'
import { positionOf } from '@/engine/history'
import { holderAfter } from './curtain'
import { freshDice } from './fresh-dice'
import { isCovered, withDice } from './session'
import type { Table } from './table'

/** Who holds the mouse, and who throws the dice. */
export interface MouseActions {
  /** Lifts the curtain for the seat that is asked. */
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
      if (!now || !isCovered(now)) return
      if (now.game.rules.askedSeat(positionOf(now.history)) === seat) show({ ...now, holder: seat })
    },
    leaveMouse() {
      const now = session()
      if (!now) return
      const holder = holderAfter(now.game.rules, positionOf(now.history), null)
      show({ ...now, holder, awaited: null })
    },
    setTyped(typed) {
      const now = session()
      if (!now || typed === (now.dice === null)) return
      put(withDice(now, typed ? null : freshDice()))
    },
  }
}
