import type { Lesson } from '@/engine/lesson/lesson'
import { Button, type ButtonProps } from '@/widgets/Button'
import { authorAddress } from '../addresses/author-address'
import { LESSON_TEXT } from './learn-text'
import { copyForAuthor } from './lesson-copy'

interface CopyLessonProps extends Pick<ButtonProps, 'className'> {
  readonly lesson: Lesson
  /** The chapter at hand, counted from nought. */
  readonly nth?: number
}

/** Opens a copy of a lesson at the author; the lesson itself stays as it is. */
export function CopyLesson({ lesson, nth, className }: CopyLessonProps) {
  return (
    <Button
      className={className}
      title={LESSON_TEXT.copyHint}
      onClick={() => {
        const { game, id } = copyForAuthor(lesson)
        location.hash = authorAddress(game, id, nth)
      }}
    >
      {LESSON_TEXT.copy}
    </Button>
  )
}
