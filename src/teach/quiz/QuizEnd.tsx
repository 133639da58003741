import { useEffect, useRef, useState } from 'react'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { classNames } from '@/widgets/class-names'
import { DiceRow } from '@/widgets/DiceRow'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { lessonAddress } from '../addresses/learn-address'
import { quizAddress, WHOLE_COURSE } from '../addresses/quiz-address'
import type { Question } from '../questions/question'
import type { Stage } from '../stage/stage'
import type { About } from './about'
import { HandInQuiz } from './HandInQuiz'
import { QUIZ_TEXT } from './quiz-text'
import { freshSeed } from './seed'
import { missedIn, type QuizTaken } from './use-quiz'
import styles from './quiz.module.css'

const { end: TEXT } = QUIZ_TEXT

interface QuizEndProps {
  readonly stage: Stage
  readonly address: string
  readonly about: About
  readonly taken: QuizTaken
  readonly onAgain: () => void
}

/** How a quiz went, what was missed, and what to do next. */
export function QuizEnd({ stage, address, about, taken, onAgain }: QuizEndProps) {
  const { game } = stage
  const missed = missedIn(taken)
  const [seed] = useState(freshSeed)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const all = taken.questions.length
  return (
    <div className={styles.end}>
      <h2 ref={heading} tabIndex={-1}>
        {TEXT.title(all - missed.length, all)}
      </h2>
      <p>{missed.length === 0 ? TEXT.all : TEXT.comesBack}</p>
      <div className={panelStyles.row}>
        {missed.length > 0 ? <PrimaryButton onClick={onAgain}>{TEXT.again}</PrimaryButton> : null}
        <a
          className={classNames(
            controlStyles.button,
            missed.length === 0 ? controlStyles['button--primary'] : undefined,
          )}
          href={quizAddress(game.id, about.kind === 'lesson' ? address : WHOLE_COURSE, seed)}
        >
          {TEXT.more[about.kind]}
        </a>
        {about.kind === 'missed' ? null : <HandInQuiz stage={stage} address={address} about={about} />}
      </div>
      {missed.length > 0 ? (
        <section aria-labelledby="quiz-missed">
          <h3 id="quiz-missed">{TEXT.missed}</h3>
          <ul className={styles['end__missed']}>
            {missed.map(([question, answer], nth) => (
              <Missed key={nth} gameId={game.id} question={question} answer={answer} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

interface MissedProps {
  readonly gameId: string
  readonly question: Question
  /** The answer that was chosen, by its place. */
  readonly answer: number
}

function Missed({ gameId, question, answer }: MissedProps) {
  const { origin, asks, words, faces, answers, right } = question
  const { addressId, lesson, nth } = origin
  return (
    <li>
      <p>
        <b>{QUIZ_TEXT.asks[asks]}</b> {words} <DiceRow faces={faces} />
      </p>
      <p className={styles['end__answers']}>
        {TEXT.yours(answers[answer] ?? '')} · {TEXT.right(answers[right] ?? '')}
      </p>
      <a href={lessonAddress(gameId, addressId, nth)}>
        {QUIZ_TEXT.lesson(lesson.chapters[nth]?.title ?? lesson.title)}
      </a>
    </li>
  )
}
