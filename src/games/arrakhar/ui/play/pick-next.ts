import { IDLE } from '@/table/desk/answer'
import { answerHex } from '../gestures/answer'
import { nextHexToAct } from '../gestures/next-stack'
import type { Desk } from '../desk/desk'

/** Picks the next or the previous stack that can act in this segment. */
export function pickNext({ view, gesture, follow }: Desk, step: 1 | -1): void {
  const hex = nextHexToAct(view, gesture, step)
  if (hex !== undefined) follow(answerHex(view, IDLE, hex))
}
