import { useMemo } from 'react'
import type { AnyEvent } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import type { LogStep } from '@/engine/table'
import { LogPane } from '../log/LogPane'
import { numberedLines } from '../log/line'
import type { AnyTableModel } from './table-model'

interface LogProps {
  readonly model: AnyTableModel
  readonly view: object
  readonly log: readonly LogStep<AnyEvent>[]
  readonly onNote: (hexes: readonly HexId[]) => void
  readonly onReview?: ((step: number) => void) | undefined
}

/** The log in sentences; pointing at a line marks its hexes on the board. */
export function Log({ model, view, log, onNote, onReview }: LogProps) {
  const ways = useMemo(
    () => ({
      placeOf: (seat: string) => model.sideOf(seat),
      rulesAt: (clause: string) => model.rulesAt(clause),
      headings: model.headings,
    }),
    [model],
  )
  const lines = useMemo(() => numberedLines(log, (step) => model.linesOf(step, view)), [model, log, view])
  return <LogPane lines={lines} ways={ways} onNote={onNote} onReview={onReview} />
}
