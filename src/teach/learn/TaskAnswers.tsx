import type { ReactNode } from 'react'
import type { Seat } from '@/engine/game'
import type { TaskChapter } from '@/engine/lesson'
import type { RuleText as Text } from '@/engine/rulebook'
import { RuleText } from '../rules/RuleText'
import type { Stage } from '../stage/stage'
import { ClauseLink } from './ClauseLink'
import { LESSON_TEXT } from './learn-text'
import type { Task } from './use-task'

const { task: TEXT } = LESSON_TEXT

interface TaskAnswersProps {
  readonly stage: Stage
  readonly chapter: TaskChapter
  readonly task: Task
  /** Whose move it is. */
  readonly asked: Seat | null
}

/** What the lesson answers: whose move it is, hints, refusals with their clause, failure and praise. */
export function TaskAnswers({ stage, chapter, task, asked }: TaskAnswersProps) {
  const { verdict, refusal, hints } = task
  const seat = stage.game.seats.find(({ id }) => id === asked)?.name
  const rich = (text: Text) => <RuleText rulebook={stage.teaching.rulebook} text={text} />
  const clauseLink = (clause: string) => <ClauseLink rulebook={stage.teaching.rulebook} clause={clause} />
  return (
    <>
      {verdict.state === 'open' ? (
        <p className="lesson-panel__prompt">
          {TEXT.yourMove} {seat === undefined ? '' : TEXT.youAre(seat)}
        </p>
      ) : null}
      {chapter.hints.slice(0, hints).map((hint, nth) => (
        <Card key={nth} title={TEXT.hintTitle(nth + 1)}>
          {rich(hint)}
        </Card>
      ))}
      {refusal && verdict.state === 'open' ? (
        <Card key={refusal.message} title={TEXT.refused} tone="bad">
          {refusal.message} {refusal.clause === '' ? null : clauseLink(refusal.clause)}
        </Card>
      ) : null}
      {verdict.state === 'failed' ? (
        <Card title={TEXT.failed} tone="bad">
          {rich(verdict.failure.text)} {clauseLink(verdict.failure.clause)}
        </Card>
      ) : null}
      {verdict.state === 'reached' ? (
        <Card title={TEXT.reached} tone="good">
          {chapter.praise === undefined ? TEXT.praise : rich(chapter.praise)}
        </Card>
      ) : null}
    </>
  )
}

interface CardProps {
  readonly title: string
  readonly tone?: 'good' | 'bad'
  readonly children: ReactNode
}

function Card({ title, tone, children }: CardProps) {
  return (
    <p className={tone ? `lesson-card lesson-card--${tone}` : 'lesson-card'}>
      <b className="lesson-card__title">{title}</b>
      {children}
    </p>
  )
}
