import type { TableProps } from '@/engine/table'
import { FinalFrame } from '@/table/end/FinalFrame'
import type { Command } from '../../commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { BoardPane } from '../play/BoardPane'
import { GameLog } from '../play/GameLog'

type FinalBoardProps = Pick<
  TableProps<View, Command, Event>,
  'view' | 'log' | 'drawings' | 'pen' | 'onReview'
>

/** The board as the game left it, with the log beside it. */
export function FinalBoard({ view, log, drawings, pen, onReview }: FinalBoardProps) {
  return (
    <FinalFrame
      board={(still) => <BoardPane {...still} isLocked {...{ view, drawings, pen }} />}
      log={(onNote) => <GameLog {...{ log, view, onNote, onReview }} />}
    />
  )
}
