import { useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { TableProps } from '@/engine/table'
import { IDLE } from '@/table/desk/answer'
import '@/table/frame/play.css'
import '@/table/frame/side.css'
import type { Command } from '../../rules/commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { BoardPane } from '../board/BoardPane'
import { GameLog } from '../play/GameLog'

type FinalBoardProps = Pick<
  TableProps<View, Command, Event>,
  'view' | 'log' | 'drawings' | 'pen' | 'onReview'
>

/** The board as the game left it, with the log beside it. */
export function FinalBoard({ view, log, drawings, pen, onReview }: FinalBoardProps) {
  const [noted, setNoted] = useState<readonly HexId[]>([])
  return (
    <div className="final-board">
      <div className="final-board__map">
        <BoardPane
          view={view}
          gesture={IDLE}
          noted={noted}
          isLocked
          onChooseHex={nothing}
          drawings={drawings}
          pen={pen}
        />
      </div>
      <GameLog log={log} view={view} onNote={setNoted} onReview={onReview} />
    </div>
  )
}

/** The game is over: a hex answers with its description alone. */
function nothing(): void {
  return
}
