import type { AnyCommand, AnyEvent } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import type { TableProps } from '@/engine/table'
import { IDLE } from '../desk/answer'
import type { Answering, DeskOf } from '../desk/desk'
import { nextHex } from '../desk/next-hex'
import type { AnyTableModel, TableParts } from './table-model'

export type TableDesk = DeskOf<TableParts>
export type AnyTableProps = TableProps<object, AnyCommand, AnyEvent>

/** What a part of the table is given. */
export interface PartProps {
  readonly model: AnyTableModel
  readonly desk: TableDesk
}

/** How a table answers to its board and its panel; the same functions as long as the page is open. */
export function answeringOf(model: AnyTableModel): Answering<TableParts> {
  return {
    answerHex: (view, gesture, hex) => model.answerHex(view, gesture, hex),
    adjusted: (_view, _gesture, adjustment) =>
      adjustment.type === 'take' ? { name: 'Holding', ...adjustment.held } : IDLE,
    settled: (view, gesture) => model.settled(view, gesture),
  }
}

/** Picks who can act in a hex, as a click on it with empty hands does. */
export function pickHex(model: AnyTableModel, { view, follow }: TableDesk, hex: HexId): void {
  follow(model.answerHex(view, IDLE, hex))
}

/** Picks the next or the previous hex in which something can be done. */
export function pickNext(model: AnyTableModel, desk: TableDesk, step: 1 | -1): void {
  const { view, gesture } = desk
  const hex = nextHex(model.hexesToAct(view), model.hexOf(view, gesture), step)
  if (hex !== undefined) pickHex(model, desk, hex)
}
