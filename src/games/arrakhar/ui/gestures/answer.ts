import type { HexId } from '@/engine/hex'
import { refused } from '@/table/desk/answer'
import type { Table } from '../../rules/position'
import { refuse } from '../../rules/refuse'
import type { Answer, Gesture } from '../desk/gesture'
import { handOf } from './hands'

/** What a chosen hex means now: a step of the gesture, commands, or the reason why nothing comes of it. */
export function answerHex(table: Table, gesture: Gesture, hex: HexId): Answer {
  if (table.ending) return refused(refuse('AR-5.6', 'The game is over.'))
  if (table.drawOffer) return refused(refuse('AR-12.7', 'A draw is offered; it must be answered first.'))
  return (
    handOf(table)?.answer(table, gesture, hex) ??
    refused(refuse('AR-2.5', 'The forces are still being set up.'))
  )
}
