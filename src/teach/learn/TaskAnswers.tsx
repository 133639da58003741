import { type ReactNode, useEffect, useRef } from 'react'
import type { Seat } from '@/engine/kernel/game'
import type { TaskChapter } from '@/engine/lesson/lesson'
import { RuleText } from '../rules/RuleText'
import type { Stage } from '../stage/stage'
import { LESSON_TEXT } from './learn-text'
import type { Task } from './use-task'
import styles from './lesson.module.css'

const { task: TEXT } = LESSON_TEXT

interface TaskAnswersProps {
  readonly stage: Stage
  readonly chapter: TaskChapter
  readonly task: Task
  /** Whose move it is. */
  readonly asked: Seat | null
}

/** Whose move it is, and the hints that were asked for. */
export function TaskAnswers({ stage, chapter, task, asked }: TaskAnswersProps) {
  const { verdict, hints } = task
  const seat = stage.game.seats.find(({ id }) => id === asked)?.name
  return (
    <>
      {verdict.state === 'open' ? (
        <p className={styles['lesson-panel__prompt']}>
          {TEXT.yourMove} {seat === undefined ? '' : TEXT.youAre(seat)}
        </p>
      ) : null}
      {chapter.hints.slice(0, hints).map((hint, nth) => (
        <Hint key={nth} title={TEXT.hintTitle(nth + 1)} isLast={nth === hints - 1}>
          <RuleText rulebook={stage.teaching.rulebook} text={hint} />
        </Hint>
      ))}
    </>
  )
}

interface HintProps {
  readonly title: string
  readonly isLast: boolean
  readonly children: ReactNode
}

/** The one that was asked for last is brought into sight. */
function Hint({ title, isLast, children }: HintProps) {
  const card = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isLast) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isLast])
  return (
    <p ref={card} className={styles['lesson-card']}>
      <b className={styles['lesson-card__title']}>{title}</b>
      {children}
    </p>
  )
}
