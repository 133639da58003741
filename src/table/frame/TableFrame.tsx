import { type ReactNode, Suspense } from 'react'
import { neededComponent } from '@/widgets/late'
import styles from './play.module.css'

/** A narrow screen's alone. */
const Sheet = neededComponent(() => import('./Sheet').then((module) => module.Sheet))

interface TableFrameProps extends SideProps {
  /** The turn and the sequence of play, above the board. */
  readonly track: ReactNode
  /** The board and what is laid over it. */
  readonly board: ReactNode
  /** What has no place of its own: sounds, dialogs, a planner. */
  readonly children?: ReactNode
}

/** The screen on which a game is played: the board, what to do now, and what has happened. */
export function TableFrame({ track, board, children, ...side }: TableFrameProps) {
  return (
    <div className={styles['play-table']}>
      <div className={styles['play-table__map']}>
        {track}
        <div className={styles['play-table__board']}>{board}</div>
      </div>
      <Side {...side} />
      {children}
    </div>
  )
}

interface SideProps {
  readonly isNarrow: boolean
  /** Nothing can be done here: the board comes first. */
  readonly isLocked: boolean
  /** Where refusals stand; on a narrow screen over the foot of the board. */
  readonly notice: ReactNode
  readonly actions: ReactNode
  readonly log: ReactNode
  readonly forces: ReactNode
}

/** What stands beside the board, or below it on a narrow screen. */
function Side({ isNarrow, isLocked, ...parts }: SideProps) {
  if (isNarrow)
    return (
      <Suspense fallback={<div className={styles['play-table__side']} />}>
        <Sheet {...parts} isAside={isLocked} />
      </Suspense>
    )
  return (
    <aside className={styles['play-table__side']} aria-label="Table">
      {parts.actions}
      {parts.forces}
      {parts.log}
    </aside>
  )
}
