import type { Lesson } from '@/engine/lesson/lesson'
import { saveLesson } from './save-lesson'
import { ShareButton } from '../links/ShareButton'
import type { Shared } from '../links/share-offers'
import { linkedLesson } from '../links/teaching-links'

interface ShareLessonProps {
  readonly lesson: Lesson
  /** The chapter at hand, counted from nought. */
  readonly nth?: number | undefined
  /** Part of the button's name, where there are several lessons on the page. */
  readonly name?: string | undefined
  readonly isQuiet?: boolean | undefined
  /** How it is shared; with everything in the link, when left out. */
  readonly shared?: () => Shared
}

/** Shares a lesson; where its link would be too long, its file. */
export function ShareLesson({ lesson, nth, name, isQuiet, shared }: ShareLessonProps) {
  return (
    <ShareButton
      {...{ name, isQuiet }}
      shared={shared ?? (() => linkedLesson(lesson, nth))}
      onSaveFile={() => saveLesson(lesson)}
    />
  )
}
