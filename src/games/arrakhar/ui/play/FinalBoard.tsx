import type { LogStep, TableProps } from '@/engine/table'
import { FinalFrame } from '@/table/end/FinalFrame'
import { GameLog } from './GameLog'
import type { Command } from '../../commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { BoardPane } from './BoardPane'

interface FinalBoardProps extends Pick<TableProps<View, Command, Event>, 'drawings' | 'pen' | 'onReview'> {
  readonly view: View
  readonly log: readonly LogStep<Event>[]
}

/** The board as the game left it, every secret shown, with the log beside it. */
export function FinalBoard({ view, log, drawings, pen, onReview }: FinalBoardProps) {
  return (
    <FinalFrame
      board={(still) => <BoardPane {...still} isPeeking {...{ view, drawings, pen }} />}
      log={(onNote) => <GameLog {...{ log, view, onNote, onReview }} showsRolls={false} />}
    />
  )
}
