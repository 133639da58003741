import type { TaskChapter } from '@/engine/lesson'
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
  const isUntouched = task.history.steps.length === 0 && task.refusal === null
  return (
    <>
      <div className="row">
        {isOpen && hints < chapter.hints.length ? (
          <button type="button" className="button" onClick={task.hint}>
            {TEXT.hint(hints, chapter.hints.length)}
          </button>
        ) : null}
        {isOpen ? (
          <button
            type="button"
            className="button"
            aria-disabled={undoStopped !== undefined}
            title={undoStopped}
            onClick={task.undo}
          >
            {TEXT.undo}
          </button>
        ) : null}
        {verdict.state === 'failed' ? (
          <button type="button" className="button button--primary" onClick={task.restart}>
            {TEXT.tryAgain}
          </button>
        ) : (
          <button type="button" className="button" aria-disabled={isUntouched} onClick={task.restart}>
            {TEXT.restart}
          </button>
        )}
        {chapter.solution.length > 0 ? (
          <button type="button" className="button" onClick={onShow}>
            {TEXT.showMe}
          </button>
        ) : null}
      </div>
      <NextButton place={place} isQuiet={verdict.state !== 'reached'} />
    </>
  )
}
