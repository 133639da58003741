import type { TaskChapter } from '@/engine/lesson/lesson'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Button } from '@/widgets/Button'
import panelStyles from '@/widgets/panel.module.css'
import { LESSON_TEXT } from './learn-text'
import { NextButton } from './NextButton'
import type { Place } from './place'
import type { Task } from './use-task'

const { task: TEXT } = LESSON_TEXT

interface TaskControlsProps {
  readonly task: Task
  readonly chapter: TaskChapter
  readonly place: Place
  readonly onShow: () => void
}

/** What helps in a task; there is always a way on. */
export function TaskControls({ task, chapter, place, onShow }: TaskControlsProps) {
  const { verdict, hints, undoStopped } = task
  const isOpen = verdict.state === 'open'
  const isLost = verdict.state === 'lost'
  const isUntouched = task.history.steps.length === 0 && task.refusal === null
  return (
    <>
      <div className={panelStyles.row}>
        {isOpen && hints < chapter.hints.length ? (
          <Button onClick={task.hint}>{TEXT.hint(hints, chapter.hints.length)}</Button>
        ) : null}
        {isOpen || isLost ? (
          <Button aria-disabled={undoStopped !== undefined} title={undoStopped} onClick={task.undo}>
            {TEXT.undo}
          </Button>
        ) : null}
        {verdict.state === 'failed' || isLost ? (
          <PrimaryButton onClick={task.restart}>{isLost ? TEXT.restart : TEXT.tryAgain}</PrimaryButton>
        ) : (
          <Button aria-disabled={isUntouched} onClick={task.restart}>
            {TEXT.restart}
          </Button>
        )}
        {chapter.solution.length > 0 ? <Button onClick={onShow}>{TEXT.showMe}</Button> : null}
      </div>
      <NextButton place={place} isQuiet={verdict.state !== 'reached'} />
    </>
  )
}
