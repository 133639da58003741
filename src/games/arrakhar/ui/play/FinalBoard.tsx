import { useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { LogStep } from '@/engine/table'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { IDLE } from '../gestures/gesture'
import { typeLookup } from '../sentences/words'
import { BoardPane } from './BoardPane'
import { LogPane } from './LogPane'
import './play.css'
import './side.css'

interface FinalBoardProps {
  readonly view: View
  readonly log: readonly LogStep<Event>[]
}

/** The board as the game left it, every secret shown, with the log beside it. */
export function FinalBoard({ view, log }: FinalBoardProps) {
  const [noted, setNoted] = useState<readonly HexId[]>([])
  const typeOf = useMemo(() => typeLookup(view), [view])
  return (
    <div className="final-board">
      <div className="final-board__map">
        <BoardPane view={view} gesture={IDLE} noted={noted} isPeeking onChooseHex={nothing} />
      </div>
      <LogPane log={log} typeOf={typeOf} onNote={setNoted} showsRolls={false} />
    </div>
  )
}

/** The game is over: a hex answers with its description alone. */
function nothing(): void {
  return
}
