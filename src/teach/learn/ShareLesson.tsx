import type { Lesson } from '@/engine/lesson/lesson'
import { writeLesson } from '@/engine/lesson/lesson-read'
import { downloadJson } from '../page-parts/download'
import { LinkButton } from '../links/LinkButton'
import { linkedLesson } from '../links/teaching-links'

/** Makes a link of a lesson; where that would be too long, its file. */
export function ShareLesson({ lesson }: { readonly lesson: Lesson }) {
  return (
    <LinkButton
      gameId={lesson.game}
      name={lesson.title}
      isQuiet
      linked={() => linkedLesson(lesson)}
      onSaveFile={() => downloadJson(`${lesson.id}.lesson.json`, writeLesson(lesson))}
    />
  )
}
