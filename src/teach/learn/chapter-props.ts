import type { LessonChapter } from '@/engine/lesson/lesson'
import type { LessonHistory } from '@/engine/lesson/lesson-play'
import type { Stage } from '../stage/stage'
import type { Place } from './place'

/** What a chapter of one kind is given. */
export interface ChapterProps<Chapter extends LessonChapter> {
  readonly stage: Stage
  readonly chapter: Chapter
  readonly place: Place
  /** The chapter's game at its first position. */
  readonly first: LessonHistory
}
