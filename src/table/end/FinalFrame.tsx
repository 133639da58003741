import { type ReactNode, useState } from 'react'
import type { HexId } from '@/engine/hex'
import { IDLE, type Idle } from '../desk/answer'
import styles from '../frame/play.module.css'

/** What a board that only shows how a game ended is given. */
interface Still {
  readonly gesture: Idle
  /** Hexes that a line of the log names. */
  readonly noted: readonly HexId[]
  readonly onChooseHex: (hex: HexId) => void
}

interface FinalFrameProps {
  readonly board: (still: Still) => ReactNode
  readonly log: (onNote: (hexes: readonly HexId[]) => void) => ReactNode
}

/** The board as a game left it, with the log beside it. */
export function FinalFrame({ board, log }: FinalFrameProps) {
  const [noted, setNoted] = useState<readonly HexId[]>([])
  return (
    <div className={styles['final-board']}>
      <div className={styles['final-board__map']}>
        {board({ gesture: IDLE, noted, onChooseHex: nothing })}
      </div>
      {log(setNoted)}
    </div>
  )
}

/** The game is over: a hex answers with its description alone. */
function nothing(): void {
  return
}
