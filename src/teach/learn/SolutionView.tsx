import { useMemo } from 'react'
import type { TaskChapter } from '@/engine/lesson/lesson'
import { type LessonGame, type LessonHistory, playTask } from '@/engine/lesson/lesson-play'
import { Button } from '@/widgets/Button'
import panelStyles from '@/widgets/panel.module.css'
import { StageTable } from '../stage/StageTable'
import type { ChapterProps } from './chapter-props'
import { LessonPanel } from './LessonPanel'
import { LESSON_TEXT } from './learn-text'
import { NextButton } from './NextButton'
import { StepBar, StepPrompt } from './StepBar'
import { useStepKeys } from './use-step-keys'
import { useSteps } from './use-steps'
import styles from './lesson.module.css'

interface SolutionViewProps extends ChapterProps<TaskChapter> {
  /** Back to the task, begun anew. */
  readonly onTry: () => void
}

/** A task's solution, stepped through. */
export function SolutionView({ stage, chapter, place, first, onTry }: SolutionViewProps) {
  const history = useMemo(() => solved(stage, chapter, first), [stage, chapter, first])
  const steps = useSteps(history.steps.length)
  useStepKeys(steps)
  const shown = useMemo(() => ({ ...history, cursor: steps.at }), [history, steps.at])
  const isAtEnd = steps.at === steps.count
  const controls = (
    <>
      <StepBar steps={steps} />
      <div className={panelStyles.row}>
        <Button look={isAtEnd ? 'primary' : undefined} onClick={onTry}>
          {LESSON_TEXT.task.tryYourself}
        </Button>
      </div>
      <NextButton place={place} isQuiet />
    </>
  )
  return (
    <div className={styles['lesson__body']}>
      <LessonPanel stage={stage} chapter={chapter} place={place} controls={controls}>
        {steps.at === 0 ? (
          <StepPrompt stage={stage} />
        ) : (
          <p className={styles['lesson-panel__prompt']}>{LESSON_TEXT.locked.shown}</p>
        )}
      </LessonPanel>
      <section className={styles['lesson__table']} aria-label={LESSON_TEXT.table}>
        <StageTable
          stage={stage}
          history={shown}
          viewer={chapter.viewer}
          locked={LESSON_TEXT.locked.shown}
          drawings={steps.at === 0 ? chapter.drawings : undefined}
        />
      </section>
    </div>
  )
}

/** The solution as far as the rules allow it, which is to its end in every lesson that has been checked. */
function solved(game: LessonGame, chapter: TaskChapter, first: LessonHistory): LessonHistory {
  let history = first
  for (const command of chapter.solution) {
    const played = playTask(game, chapter, history, command)
    if (!played.ok) return history
    history = played.history
  }
  return history
}
