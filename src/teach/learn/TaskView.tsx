import { useEffect, useState } from 'react'
import { positionOf } from '@/engine/kernel/history'
import type { TaskChapter } from '@/engine/lesson/lesson'
import { StageTable } from '../stage/StageTable'
import type { ChapterProps } from './chapter-props'
import { LessonPanel } from './LessonPanel'
import { LESSON_TEXT } from './learn-text'
import { finishChapter, type Place } from './place'
import { SolutionView } from './SolutionView'
import { TaskAnswers } from './TaskAnswers'
import { TaskOutcome } from './TaskOutcome'
import { TaskControls } from './TaskControls'
import { noteDeed } from './tries'
import { type Task, useTask } from './use-task'
import { useUndoKeys } from './use-undo-keys'
import styles from './lesson.module.css'

const { locked: LOCKED } = LESSON_TEXT

/** A task: the learner plays on the real rules until the goal is reached, or looks how it is done. */
export function TaskView(props: ChapterProps<TaskChapter>) {
  const { stage, chapter, place, first } = props
  const [isShown, setShown] = useState(false)
  const task = noted(useTask(stage, chapter, first), place)
  const isReached = task.verdict.state === 'reached'
  useEffect(() => {
    if (!isReached) return
    finishChapter(place)
    noteDeed(place, { kind: 'solved' })
  }, [isReached, place])
  useUndoKeys(task)
  const show = () => {
    if (!isReached) noteDeed(place, { kind: 'helped', help: 'solution' })
    setShown(true)
  }
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
  const controls = <TaskControls task={task} chapter={chapter} place={place} onShow={show} />
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

/** A task of which it is kept what is done in it. */
function noted(task: Task, place: Place): Task {
  const isOpen = task.verdict.state === 'open'
  return {
    ...task,
    play: (command) => {
      const refusal = task.play(command)
      if (isOpen && !refusal) noteDeed(place, { kind: 'moved' })
      return refusal
    },
    onRefused: (refusal) => {
      if (isOpen && refusal.clause !== '') noteDeed(place, { kind: 'refused', clause: refusal.clause })
      task.onRefused(refusal)
    },
    restart: () => {
      noteDeed(place, { kind: 'restarted' })
      task.restart()
    },
    hint: () => {
      noteDeed(place, { kind: 'helped', help: 'hint' })
      task.hint()
    },
  }
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
