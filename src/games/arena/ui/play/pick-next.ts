import type { HexId } from '@/engine/hex'
import { IDLE } from '@/table/desk/answer'
import { answerHex, nextHexToAct } from '../gestures/hands'
import type { Desk } from '../desk/desk'

/** Picks the next or the previous hex in which something can be done in this phase. */
export function pickNext(desk: Desk, step: 1 | -1): void {
  const hex = nextHexToAct(desk.view, desk.gesture, step)
  if (hex !== undefined) pickHex(desk, hex)
}

/** Picks what can act in a hex, as a click on it with empty hands does. */
export function pickHex({ view, follow }: Desk, hex: HexId): void {
  follow(answerHex(view, IDLE, hex))
}
