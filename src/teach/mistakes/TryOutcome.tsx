import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { ClauseLink } from '../learn/ClauseLink'
import type { Stage } from '../stage/stage'
import { differenceText, inHundred, MISTAKES_TEXT as TEXT } from './mistakes-text'
import { verdictOf, type Weighed } from './mistakes'
import type { MistakeWords, SaidCommand } from './said'
import { comparisonOf, meanOf, type Samples } from './samples'
import type { Try } from './use-try'
import styles from './mistakes.module.css'

interface TryOutcomeProps {
  readonly stage: Stage
  readonly mistake: Weighed
  readonly words: Pick<MistakeWords, 'best'>
  readonly tried: Try
  /** What is on the board, in words. */
  readonly triedLine: string
}

/** What came of the last try, spoken as it comes. */
export function TryOutcome(props: TryOutcomeProps) {
  const { tried } = props
  const { state } = tried
  const said = useRef<HTMLDivElement>(null)
  const isOpen = state.name === 'open'
  useEffect(() => {
    // On a narrow screen it would stand below what is seen.
    if (!isOpen) said.current?.scrollIntoView({ block: 'start' })
  }, [isOpen, state.name])
  return (
    <>
      {state.name === 'weighing' && (
        <div className={classNames(panelStyles.row, styles.weighing)}>
          <progress value={state.share} max={1} aria-label={TEXT.weighing} />
          <Button onClick={tried.takeBack}>{TEXT.cancel}</Button>
        </div>
      )}
      <div ref={said} role="status" className={styles.outcome}>
        <Said {...props} />
      </div>
    </>
  )
}

function Said({ stage, mistake, words, tried: { state, history }, triedLine }: TryOutcomeProps) {
  const isRolled = (history.steps.at(-1)?.entry.rolls ?? []).length > 0
  const note = isRolled && <p className={styles.card__note}>{TEXT.dice}</p>
  switch (state.name) {
    case 'open':
      return null
    case 'weighing':
      return <p>{TEXT.weighing}</p>
    case 'failed':
      return (
        <p>
          {TEXT.failed} {state.message}
        </p>
      )
    case 'judged':
      return <Judged mistake={mistake} samples={state.samples} line={triedLine} note={note} />
    case 'answered':
      return <Answer stage={stage} mistake={mistake} best={words.best} note={note} />
  }
}

interface JudgedProps {
  readonly mistake: Weighed
  readonly samples: Samples
  readonly line: string
  readonly note: ReactNode
}

const SIGNS = { better: '✓', same: '=', worse: '✗' } as const

function Judged({ mistake, samples, line, note }: JudgedProps) {
  const { beside, isBest } = verdictOf(samples, mistake)
  const { by, error } = comparisonOf(samples, mistake.played)
  return (
    <div className={styles.card} data-verdict={beside}>
      <b className={styles.card__title}>
        <span aria-hidden="true">{SIGNS[beside]} </span>
        {isBest ? TEXT.verdicts.best : TEXT.verdicts[beside]}
      </b>
      <p>
        {TEXT.youTried} <b>{line}</b>
      </p>
      <p>
        {TEXT.weighed(inHundred(meanOf(samples)), inHundred(meanOf(mistake.played)))}{' '}
        {samples !== mistake.played && TEXT.apart(differenceText(by, error))}
      </p>
      {note}
    </div>
  )
}

interface AnswerProps extends Pick<TryOutcomeProps, 'stage' | 'mistake'> {
  readonly best: SaidCommand
  readonly note: ReactNode
}

/** What the bot would have done, and why. */
function Answer({ stage, mistake, best, note }: AnswerProps) {
  return (
    <div className={styles.card} data-verdict="better">
      <b className={styles.card__title}>{TEXT.answered}</b>
      <p>
        <b>{best.line}</b> ({inHundred(meanOf(mistake.answer.samples))})
      </p>
      {best.reasons.length > 0 && (
        <>
          <p>{TEXT.why}</p>
          <ul className={styles.reasons}>
            {best.reasons.map(({ text, clause }, nth) => (
              <li key={nth}>
                {text} <ClauseLink rulebook={stage.teaching.rulebook} clause={clause} />
              </li>
            ))}
          </ul>
        </>
      )}
      {note}
    </div>
  )
}
