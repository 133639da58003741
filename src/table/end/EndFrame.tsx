import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { AnyCommand, AnyEvent } from '@/engine/kernel/game'
import type { TableProps } from '@/engine/table/table'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Button } from '@/widgets/Button'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import type { Side } from '@/widgets/side'
import { END_FRAME } from './end-frame-text'
import styles from './end-frame.module.css'

/** What the shell hands over that an end has buttons for. */
type Shell = Pick<
  TableProps<object, never, never>,
  'locked' | 'timeUsed' | 'onRematch' | 'onHome' | 'onDice' | 'onPicture'
>

/** What the screen of a game's end is told. */
export interface EndScreenProps<
  View extends object,
  Command extends AnyCommand,
  Event extends AnyEvent,
> extends TableProps<View, Command, Event> {
  /** The final board with the log beside it. */
  readonly board: ReactNode
}

interface EndFrameProps extends Shell {
  readonly gameId: string
  /** Who won, as a heading. */
  readonly title: string
  /** Whose colour the heading has. */
  readonly side: Side | 'draw'
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
export function EndFrame({ title, side, says, timeUsed, board, children, ...actions }: EndFrameProps) {
  const [isBoardShown, setBoardShown] = useState(false)
  const frame = useRef<HTMLElement>(null)
  return (
    <section
      ref={frame}
      className={styles.end}
      aria-labelledby="end-title"
      data-shown={isBoardShown ? 'board' : 'result'}
    >
      <div className={styles['end__result']}>
        <header className={styles['end__head']} data-side={side}>
          <h2 id="end-title" className={styles['end__title']}>
            {title}
          </h2>
          <p>{says}</p>
          {timeUsed !== undefined && <p>{timeUsed}</p>}
        </header>
        <div className={panelStyles.row}>
          {actions.locked === undefined ? <EndActions {...actions} frame={frame} /> : null}
          <Button className={styles['end__to-board']} onClick={() => setBoardShown(true)}>
            {END_FRAME.showBoard}
          </Button>
        </div>
        {children}
      </div>
      <div className={styles['end__board']}>
        <PrimaryButton className={styles['end__to-result']} onClick={() => setBoardShown(false)}>
          {END_FRAME.hideBoard}
        </PrimaryButton>
        {board}
      </div>
    </section>
  )
}

interface EndDeedsProps extends Omit<
  EndFrameProps,
  'title' | 'side' | 'says' | 'timeUsed' | 'board' | 'children'
> {
  /** What the final board lies in. */
  readonly frame: RefObject<HTMLElement | null>
}

/** What may be done once a game is over. */
function EndActions(props: EndDeedsProps) {
  const { gameId, rematch, hasReport, frame, onRematch, onHome, onDice, onPicture } = props
  return (
    <>
      <PrimaryButton onClick={onRematch}>{rematch}</PrimaryButton>
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
      {onPicture && <PictureButton frame={frame} onPicture={onPicture} />}
    </>
  )
}

interface PictureButtonProps extends Pick<EndDeedsProps, 'frame'> {
  readonly onPicture: NonNullable<Shell['onPicture']>
}

/** Keeps the final board as a picture, and says so where that cannot be done. */
function PictureButton({ frame, onPicture }: PictureButtonProps) {
  const [hasFailed, setFailed] = useState(false)
  const keep = async () => {
    const board = frame.current?.querySelector<HTMLElement>('[data-part="board"]')
    setFailed(!board || !(await onPicture(board)))
  }
  return (
    <>
      <Button onClick={() => void keep()}>{END_FRAME.picture}</Button>
      {hasFailed && <span role="alert">{END_FRAME.noPicture}</span>}
    </>
  )
}
