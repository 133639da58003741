import type { Seat } from '@/engine/kernel/game'
import type { MovePlan } from '@/engine/table/move-plan'
import { wantedIn } from './curtain'
import { isCovered, standingAt } from './session'
import type { Table } from './table'

/** Who holds the mouse, and what that seat plans with it. */
export interface MouseActions {
  /** Lifts the curtain for the seat that is wanted. */
  readonly takeMouse: (seat: Seat) => void
  /** Lets the curtain fall if there is anything to hide. */
  readonly leaveMouse: () => void
  /** Keeps what a seat plans while it holds the mouse; nothing is played, and no save tells of it. */
  readonly planMoves: (seat: Seat, plan: MovePlan) => void
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
    planMoves(seat, plan) {
      const now = session()
      if (now?.holder === seat) show({ ...now, plans: { ...now.plans, [seat]: plan } })
    },
  }
}
