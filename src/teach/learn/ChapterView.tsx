import { useMemo } from 'react'
import type { LessonChapter } from '@/engine/lesson/lesson'
import { openChapter } from '@/engine/lesson/lesson-play'
import { problemsText } from '@/engine/kernel/refusal'
import type { Stage } from '../stage/stage'
import { DemonstrationView } from './DemonstrationView'
import { LessonPanel } from './LessonPanel'
import { LESSON_TEXT } from './learn-text'
import { NextButton } from './NextButton'
import type { Place } from './place'
import { ReadingView } from './ReadingView'
import { TaskView } from './TaskView'
import styles from './lesson.module.css'

interface ChapterViewProps {
  readonly stage: Stage
  readonly chapter: LessonChapter
  readonly place: Place
}

/** One chapter, of whichever kind. */
export function ChapterView({ stage, chapter, place }: ChapterViewProps) {
  const opened = useMemo(() => openChapter(stage, chapter), [stage, chapter])
  if (!opened.ok)
    return (
      <LessonPanel stage={stage} chapter={chapter} place={place} controls={<NextButton place={place} />}>
        <p>{LESSON_TEXT.cannotShow}</p>
        <pre className={styles['lesson-panel__faults']}>{problemsText(opened.problems)}</pre>
      </LessonPanel>
    )
  const common = { stage, place, first: opened.value }
  switch (chapter.kind) {
    case 'reading':
      return <ReadingView {...common} chapter={chapter} />
    case 'demonstration':
      return <DemonstrationView {...common} chapter={chapter} />
    case 'task':
      return <TaskView {...common} chapter={chapter} />
  }
}
