import type { TaskChapter } from '@/engine/lesson/lesson'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
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
          <button type="button" className={controlStyles.button} onClick={task.hint}>
            {TEXT.hint(hints, chapter.hints.length)}
          </button>
        ) : null}
        {isOpen || isLost ? (
          <button
            type="button"
            className={controlStyles.button}
            aria-disabled={undoStopped !== undefined}
            title={undoStopped}
            onClick={task.undo}
          >
            {TEXT.undo}
          </button>
        ) : null}
        {verdict.state === 'failed' || isLost ? (
          <button
            type="button"
            className={classNames(controlStyles.button, controlStyles['button--primary'])}
            onClick={task.restart}
          >
            {isLost ? TEXT.restart : TEXT.tryAgain}
          </button>
        ) : (
          <button
            type="button"
            className={controlStyles.button}
            aria-disabled={isUntouched}
            onClick={task.restart}
          >
            {TEXT.restart}
          </button>
        )}
        {chapter.solution.length > 0 ? (
          <button type="button" className={controlStyles.button} onClick={onShow}>
            {TEXT.showMe}
          </button>
        ) : null}
      </div>
      <NextButton place={place} isQuiet={verdict.state !== 'reached'} />
    </>
  )
}
