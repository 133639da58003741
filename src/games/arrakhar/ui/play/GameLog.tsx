import { memo, useMemo } from 'react'
import type { HexId } from '@/engine/hex'
import type { LogStep } from '@/engine/table'
import { numberedLines } from '@/table/log/line'
import { LogPane, type LogWays } from '@/table/log/LogPane'
import { CLAUSES } from '../../content/clauses'
import { rulesAt } from '../../content/text'
import { PLANNER } from '../../content/planner-text'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { linesOf } from '../events'
import { rollId } from '../planner/rolls'
import { openPlanner } from '../planner/shelf'
import { typeLookup } from '../sentences/words'

interface GameLogProps {
  readonly log: readonly LogStep<Event>[]
  /** Of whoever looks. */
  readonly view: View
  readonly onNote: (hexes: readonly HexId[]) => void
  /** Told of the step of a line that is chosen. */
  readonly onReview?: ((step: number) => void) | undefined
  /** Whether a line's roll can be shown on its table beside it. */
  readonly showsRolls?: boolean
}

const PLAIN: LogWays = {
  placeOf: (side) => (side === 'sorcerer' ? 'first' : 'second'),
  rulesAt,
  headings: CLAUSES,
}
const WITH_ROLLS: LogWays = {
  ...PLAIN,
  rolls: {
    label: PLANNER.showRoll,
    onShow: (step, nth) => openPlanner('tables', rollId(step, nth)),
  },
}

/** The log in sentences; pointing at a line marks its hexes on the board. */
export const GameLog = memo(function GameLog(props: GameLogProps) {
  const { log, view, onNote, onReview, showsRolls = true } = props
  const typeOf = useMemo(() => typeLookup(view), [view])
  const lines = useMemo(() => numberedLines(log, (step) => linesOf(step, typeOf)), [log, typeOf])
  return <LogPane lines={lines} ways={showsRolls ? WITH_ROLLS : PLAIN} onNote={onNote} onReview={onReview} />
})
