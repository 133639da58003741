import { useEffect, useRef } from 'react'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { DiceRow } from '@/widgets/DiceRow'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { present } from '@/engine/kernel/refusal'
import roomStyles from '../stage/room.module.css'
import type { Stage } from '../stage/stage'
import { StageTable } from '../stage/StageTable'
import { Answers } from './Answers'
import { QUIZ_TEXT as TEXT } from './quiz-text'
import type { Quiz } from './use-quiz'
import { useQuizKeys } from './use-quiz-keys'
import { Verdict } from './Verdict'
import styles from './quiz.module.css'

interface QuestionViewProps {
  readonly stage: Stage
  readonly quiz: Quiz
}

/** A question beside the board; once it is answered, the command is played there. */
export function QuestionView({ stage, quiz }: QuestionViewProps) {
  const { questions, at, chosen, choose, next } = quiz
  const question = present(questions[at], 'question')
  const { asks, words, faces, viewer, before, after, drawings, refusal } = question
  const answer = chosen[at]
  const isAnswered = answer !== undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const onward = useRef<HTMLButtonElement>(null)
  useQuizKeys({ choose, next })
  useEffect(() => {
    if (isAnswered) onward.current?.focus({ preventScroll: true })
    else heading.current?.focus({ preventScroll: true })
  }, [isAnswered])
  return (
    <div className={classNames(roomStyles.room__body, styles['quiz__body'])}>
      <section
        className={classNames(roomStyles.room__panel, styles.question)}
        aria-labelledby="quiz-question"
      >
        <div className={roomStyles.room__page}>
          <p className={styles['question__kicker']}>
            <span className={controlStyles.chip}>{TEXT.question(at + 1, questions.length)}</span>
            <progress value={at} max={questions.length} aria-hidden="true" />
          </p>
          <h2 id="quiz-question" ref={heading} tabIndex={-1}>
            {TEXT.asks[asks]}
          </h2>
          <p className={styles['question__words']}>{words}</p>
          {faces.length > 0 ? (
            <p className={styles['question__dice']}>
              {TEXT.dice(faces.length)} <DiceRow faces={faces} size="large" />
            </p>
          ) : null}
          <Answers question={question} answer={answer} onChoose={choose} />
          <Verdict stage={stage} question={question} answer={answer} />
        </div>
        <div className={classNames(roomStyles.room__controls, styles['question__controls'])}>
          <p className={styles['question__keys']}>{TEXT.keys(question.answers.length)}</p>
          <PrimaryButton ref={onward} aria-disabled={!isAnswered} onClick={next}>
            {at + 1 < questions.length ? TEXT.next : TEXT.finish} <span aria-hidden="true">›</span>
          </PrimaryButton>
        </div>
      </section>
      <section className={classNames(roomStyles.room__table, styles['quiz__table'])} aria-label={TEXT.table}>
        <StageTable
          stage={stage}
          history={isAnswered ? after : before}
          viewer={viewer}
          locked={TEXT.locked}
          drawings={isAnswered && !refusal ? undefined : drawings}
        />
      </section>
    </div>
  )
}
