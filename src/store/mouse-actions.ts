import type { Seat } from '@/engine/kernel/game'
import { wantedIn } from './curtain'
import { isCovered, standingAt } from './session'
import type { Table } from './table'

/** Who holds the mouse. */
export interface MouseActions {
  /** Lifts the curtain for the seat that is wanted. */
  readonly takeMouse: (seat: Seat) => void
  /** Lets the curtain fall if there is anything to hide. */
  readonly leaveMouse: () => void
}

/** The actions that pass the mouse. */
export function mouseActions({ session, show }: Table): MouseActions {
  return {
    takeMouse(seat) {
      const now = session()
      if (now && isCovered(now) && wantedIn(now) === seat) show({ ...now, holder: seat, asking: null })
    },
    leaveMouse() {
      const now = session()
      if (now) show(standingAt({ ...now, holder: null }, now.history))
    },
  }
}
