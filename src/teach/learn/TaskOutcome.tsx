import type { ReactNode } from 'react'
import type { TaskChapter } from '@/engine/lesson/lesson'
import { detourOf } from '@/engine/lesson/lesson-play'
import type { RuleText as Text } from '@/engine/rulebook/rulebook'
import { classNames } from '@/widgets/class-names'
import { RuleText } from '../rules/RuleText'
import type { Stage } from '../stage/stage'
import { ClauseLink } from './ClauseLink'
import { LESSON_TEXT } from './learn-text'
import type { Task } from './use-task'
import styles from './lesson.module.css'

const { task: TEXT } = LESSON_TEXT

interface TaskOutcomeProps {
  readonly stage: Stage
  readonly chapter: TaskChapter
  readonly task: Task
}

/** What came of the last move: a refusal with its clause, failure, or praise; nothing while all is well. */
export function TaskOutcome({ stage, chapter, task: { history, verdict, refusal } }: TaskOutcomeProps) {
  const { rulebook } = stage.teaching
  const detour = detourOf(chapter, history)
  const rich = (text: Text) => <RuleText rulebook={rulebook} text={text} />
  switch (verdict.state) {
    case 'open':
      return refusal ? (
        <Card key={refusal.message} title={TEXT.refused} tone="bad">
          {refusal.message}{' '}
          {refusal.clause === '' ? null : <ClauseLink rulebook={rulebook} clause={refusal.clause} />}
        </Card>
      ) : detour ? (
        <Card title={TEXT.failed} tone="bad">
          {rich(detour.text)} {TEXT.backOrOn}
        </Card>
      ) : null
    case 'failed':
      return (
        <Card title={TEXT.failed} tone="bad">
          {rich(verdict.failure.text)} <ClauseLink rulebook={rulebook} clause={verdict.failure.clause} />
        </Card>
      )
    case 'lost':
      return (
        <Card title={TEXT.lost} tone="bad">
          {detour ? rich(detour.text) : verdict.isOver ? TEXT.overUnreached : TEXT.gone} {TEXT.back}
        </Card>
      )
    case 'reached':
      return (
        <Card title={TEXT.reached} tone="good">
          {chapter.praise === undefined ? TEXT.praise : rich(chapter.praise)}
        </Card>
      )
  }
}

interface CardProps {
  readonly title: string
  readonly tone: 'good' | 'bad'
  readonly children: ReactNode
}

function Card({ title, tone, children }: CardProps) {
  return (
    <p className={classNames(styles['lesson-card'], styles[`lesson-card--${tone}`])}>
      <b className={styles['lesson-card__title']}>{title}</b>
      {children}
    </p>
  )
}
