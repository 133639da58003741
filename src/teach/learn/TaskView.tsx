import { useEffect, useState } from 'react'
import { positionOf } from '@/engine/kernel/history'
import type { TaskChapter } from '@/engine/lesson/lesson'
import { StageTable } from '../stage/StageTable'
import type { ChapterProps } from './chapter-props'
import { LessonPanel } from './LessonPanel'
import { LESSON_TEXT } from './learn-text'
import { finishChapter } from './place'
import { SolutionView } from './SolutionView'
import { TaskAnswers } from './TaskAnswers'
import { TaskOutcome } from './TaskOutcome'
import { TaskControls } from './TaskControls'
import { type Task, useTask } from './use-task'
import { useUndoKeys } from './use-undo-keys'
import styles from './lesson.module.css'

const { locked: LOCKED } = LESSON_TEXT

/** A task: the learner plays on the real rules until the goal is reached, or looks how it is done. */
export function TaskView(props: ChapterProps<TaskChapter>) {
  const { stage, chapter, place, first } = props
  const [isShown, setShown] = useState(false)
  const task = useTask(stage, chapter, first)
  const isReached = task.verdict.state === 'reached'
  useEffect(() => {
    if (isReached) finishChapter(place)
  }, [isReached, place])
  useUndoKeys(task)
  if (isShown)
    return (
      <SolutionView
        {...props}
        onTry={() => {
          task.restart()
          setShown(false)
        }}
      />
    )
  const asked = stage.rules.askedSeat(positionOf(task.history))
  const lock = lockOf(task) ?? (asked === null ? LOCKED.over : undefined)
  const controls = <TaskControls task={task} chapter={chapter} place={place} onShow={() => setShown(true)} />
  const outcome = <TaskOutcome stage={stage} chapter={chapter} task={task} />
  return (
    <div className={styles['lesson__body']} data-verdict={task.verdict.state}>
      <LessonPanel {...{ stage, chapter, place, controls, outcome }}>
        <TaskAnswers stage={stage} chapter={chapter} task={task} asked={asked} />
      </LessonPanel>
      <section className={styles['lesson__table']} aria-label={LESSON_TEXT.table}>
        <StageTable
          key={task.run}
          stage={stage}
          history={task.history}
          // Whoever is asked is the learner, also where the other side has to answer.
          viewer={asked ?? chapter.viewer}
          onPlay={task.play}
          onRefused={task.onRefused}
          drawings={task.history.cursor === 0 ? chapter.drawings : undefined}
          {...(lock === undefined ? {} : { locked: lock })}
        />
      </section>
    </div>
  )
}

function lockOf({ verdict }: Task): string | undefined {
  switch (verdict.state) {
    case 'open':
      return undefined
    case 'reached':
      return LOCKED.done
    case 'failed':
      return LOCKED.failed
    case 'lost':
      return verdict.isOver ? LOCKED.over : LOCKED.lost
  }
}
