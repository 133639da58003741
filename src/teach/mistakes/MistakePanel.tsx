import { useEffect, useRef } from 'react'
import type { AnyCommand } from '@/engine/kernel/game'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import roomStyles from '../stage/room.module.css'
import type { Stage } from '../stage/stage'
import { differenceText, inHundred, MISTAKES_TEXT as TEXT } from './mistakes-text'
import type { Weighed } from './mistakes'
import type { MistakeWords } from './said'
import { comparisonOf, meanOf } from './samples'
import { TryOutcome } from './TryOutcome'
import type { Try } from './use-try'
import styles from './mistakes.module.css'

interface MistakePanelProps {
  readonly stage: Stage
  readonly mistake: Weighed
  readonly words: MistakeWords
  readonly tried: Try
  readonly title: string
  /** Where in the sequence of play. */
  readonly moment: string
  readonly isLast: boolean
  /** What is on the board, in words. */
  readonly triedLine: string
  readonly onNext: () => void
}

/** What was done and what it cost, what may be done instead, and what came of that. */
export function MistakePanel({ mistake, words, tried, title, moment, ...rest }: MistakePanelProps) {
  const { stage, isLast, triedLine, onNext } = rest
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const isOpen = tried.state.name === 'open'
  return (
    <section className={classNames(roomStyles.room__panel, styles.panel)} aria-labelledby="mistake-title">
      <div
        className={classNames(roomStyles.room__page, styles.panel__page)}
        tabIndex={0}
        role="group"
        aria-labelledby="mistake-title"
      >
        <div>
          <h2 id="mistake-title" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.panel__moment}>{moment}</p>
        </div>
        <p>
          {TEXT.chose} <b>{words.was.line}</b>
        </p>
        <p>{costOf(mistake)}</p>
        {isOpen && <Ideas ideas={words.ideas} onPlay={tried.play} />}
        <TryOutcome {...{ stage, mistake, words, tried, triedLine }} />
      </div>
      <div className={classNames(roomStyles.room__controls, styles.panel__controls)}>
        <div className={panelStyles.row}>
          <Button aria-disabled={isOpen} onClick={isOpen ? undefined : tried.takeBack}>
            {tried.state.name === 'answered' ? TEXT.takeBack : TEXT.tryAgain}
          </Button>
          <Button aria-disabled={tried.state.name === 'answered'} onClick={tried.answer}>
            {TEXT.answer}
          </Button>
        </div>
        <Button look={isOpen ? undefined : 'primary'} onClick={onNext}>
          {isLast ? TEXT.toSummary : TEXT.next}
        </Button>
      </div>
    </section>
  )
}

function costOf({ answer, played }: Weighed): string {
  const { by, error } = comparisonOf(answer.samples, played)
  return TEXT.cost(inHundred(meanOf(answer.samples)), inHundred(meanOf(played)), differenceText(by, error))
}

interface IdeasProps extends Pick<MistakeWords, 'ideas'> {
  readonly onPlay: (command: AnyCommand) => unknown
}

/** What the bot thought of, to be picked from. */
function Ideas({ ideas, onPlay }: IdeasProps) {
  return (
    <>
      <p className={styles.panel__prompt}>{ideas.length > 1 ? TEXT.prompt : TEXT.promptOnBoard}</p>
      {ideas.length > 1 && (
        <ul className={styles.ideas} aria-label={TEXT.ideas}>
          {ideas.map(({ command, line }, nth) => (
            <li key={nth}>
              <Button onClick={() => onPlay(command)}>{line}</Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
