import { memo, useMemo } from 'react'
import type { HexId } from '@/engine/hex'
import type { LogStep } from '@/engine/table'
import { numberedLines } from '@/table/log/line'
import { LogPane, type LogWays } from '@/table/log/LogPane'
import { CLAUSES } from '../../content/clauses'
import { rulesAt } from '../../content/text'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { namesIn } from '../../queries/names'
import { linesOf } from '../events'
import { toldLines } from './told-lines'

interface GameLogProps {
  readonly log: readonly LogStep<Event>[]
  /** Of whoever looks. */
  readonly view: View
  readonly onNote: (hexes: readonly HexId[]) => void
  /** Told of the number of a line's step. */
  readonly onReview?: ((step: number) => void) | undefined
}

const WAYS: LogWays = {
  placeOf: (seat) => (seat === 'west' ? 'first' : 'second'),
  rulesAt,
  headings: CLAUSES,
}

/** The log in sentences; pointing at a line marks its hexes on the board. */
export const GameLog = memo(function GameLog({ log, view, onNote, onReview }: GameLogProps) {
  const names = useMemo(() => namesIn(view, log), [view, log])
  const lines = useMemo(() => toldLines(numberedLines(log, (step) => linesOf(step, names))), [log, names])
  return <LogPane lines={lines} ways={WAYS} onNote={onNote} onReview={onReview} />
})
