import type { ReadingChapter } from '@/engine/lesson/lesson'
import { StageTable } from '../stage/StageTable'
import type { ChapterProps } from './chapter-props'
import { LessonPanel } from './LessonPanel'
import { LESSON_TEXT } from './learn-text'
import { NextButton } from './NextButton'
import { goOn } from './place'
import { useStepKeys } from './use-step-keys'
import styles from './lesson.module.css'

/** A position to look at. */
export function ReadingView({ stage, chapter, place, first }: ChapterProps<ReadingChapter>) {
  useStepKeys({ forward: () => goOn(place) })
  return (
    <div className={styles['lesson__body']}>
      <LessonPanel stage={stage} chapter={chapter} place={place} controls={<NextButton place={place} />} />
      <section className={styles['lesson__table']} aria-label={LESSON_TEXT.table}>
        <StageTable
          stage={stage}
          history={first}
          viewer={chapter.viewer}
          locked={LESSON_TEXT.locked.reading}
          drawings={chapter.drawings}
        />
      </section>
    </div>
  )
}
