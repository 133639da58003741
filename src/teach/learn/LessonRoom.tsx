import type { ReactNode } from 'react'
import type { LessonChapter } from '@/engine/lesson/lesson'
import type { Stage } from '../stage/stage'
import { ChapterView } from './ChapterView'
import type { Place } from './place'
import styles from './lesson.module.css'

interface LessonRoomProps {
  readonly stage: Stage
  readonly chapter: LessonChapter
  readonly place: Place
  /** The bar above it. */
  readonly children: ReactNode
}

/** A chapter with a bar above it, as high as the window or the frame. */
export function LessonRoom({ stage, chapter, place, children }: LessonRoomProps) {
  return (
    <main className={styles.lesson}>
      {children}
      <ChapterView key={`${place.addressId} ${place.nth}`} stage={stage} chapter={chapter} place={place} />
    </main>
  )
}
