import { type ReactNode, useState } from 'react'
import type { TableProps } from '@/engine/table/table'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { END_FRAME } from './end-frame-text'
import styles from './end-frame.module.css'

/** What the shell hands over that an end has buttons for. */
type Shell = Pick<TableProps<object, never, never>, 'locked' | 'onRematch' | 'onHome' | 'onDice'>

interface EndFrameProps extends Shell {
  readonly gameId: string
  /** Who won, as a heading. */
  readonly title: string
  /** Whose colour the heading has. */
  readonly side: 'first' | 'second' | 'draw'
  /** How it came about, under the heading. */
  readonly says: ReactNode
  /** What another game is called on its button. */
  readonly rematch: string
  /** Whether luck and losses of this game are reported on. */
  readonly hasReport: boolean
  /** The final board with the log beside it. */
  readonly board: ReactNode
  /** What was secret, and what is left. */
  readonly children: ReactNode
}

/** The end of a game: who won, what comes next, what is revealed, and the final board beside it or in its place. */
export function EndFrame({ title, side, says, board, children, ...actions }: EndFrameProps) {
  const [isBoardShown, setBoardShown] = useState(false)
  return (
    <section
      className={styles.end}
      aria-labelledby="end-title"
      data-shown={isBoardShown ? 'board' : 'result'}
    >
      <div className={styles['end__result']}>
        <header className={classNames(styles['end__head'], styles[`end__head--${side}`])}>
          <h1 id="end-title" className={styles['end__title']}>
            {title}
          </h1>
          <p>{says}</p>
        </header>
        <div className={panelStyles.row}>
          {actions.locked === undefined ? <EndActions {...actions} /> : null}
          <Button className={styles['end__to-board']} onClick={() => setBoardShown(true)}>
            {END_FRAME.showBoard}
          </Button>
        </div>
        {children}
      </div>
      <div className={styles['end__board']}>
        <Button look="primary" className={styles['end__to-result']} onClick={() => setBoardShown(false)}>
          {END_FRAME.hideBoard}
        </Button>
        {board}
      </div>
    </section>
  )
}

type EndDeedsProps = Omit<EndFrameProps, 'title' | 'side' | 'says' | 'board' | 'children'>

/** What may be done once a game is over. */
function EndActions({ gameId, rematch, hasReport, onRematch, onHome, onDice }: EndDeedsProps) {
  return (
    <>
      <Button look="primary" onClick={onRematch}>
        {rematch}
      </Button>
      <Button onClick={onHome}>{END_FRAME.home}</Button>
      <a className={controlStyles.button} href={`#/study/${gameId}/game`}>
        {END_FRAME.review}
      </a>
      {hasReport && (
        <a className={controlStyles.button} href={`#/report/${gameId}/game`}>
          {END_FRAME.report}
        </a>
      )}
      <a className={controlStyles.button} href="#/results">
        {END_FRAME.results}
      </a>
      {onDice && <Button onClick={() => onDice()}>{END_FRAME.dice}</Button>}
    </>
  )
}
