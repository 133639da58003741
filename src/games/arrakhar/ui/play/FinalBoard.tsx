import { useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { LogStep, TableProps } from '@/engine/table'
import { IDLE } from '@/table/desk/answer'
import '@/table/frame/play.css'
import '@/table/frame/side.css'
import { GameLog } from './GameLog'
import type { Command } from '../../rules/commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { BoardPane } from './BoardPane'

interface FinalBoardProps extends Pick<TableProps<View, Command, Event>, 'drawings' | 'pen' | 'onReview'> {
  readonly view: View
  readonly log: readonly LogStep<Event>[]
}

/** The board as the game left it, every secret shown, with the log beside it. */
export function FinalBoard({ view, log, drawings, pen, onReview }: FinalBoardProps) {
  const [noted, setNoted] = useState<readonly HexId[]>([])
  return (
    <div className="final-board">
      <div className="final-board__map">
        <BoardPane
          view={view}
          gesture={IDLE}
          noted={noted}
          isPeeking
          onChooseHex={nothing}
          drawings={drawings}
          pen={pen}
        />
      </div>
      <GameLog log={log} view={view} onNote={setNoted} onReview={onReview} showsRolls={false} />
    </div>
  )
}

/** The game is over: a hex answers with its description alone. */
function nothing(): void {
  return
}
