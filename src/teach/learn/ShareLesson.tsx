import type { Lesson } from '@/engine/lesson'
import { writeLesson } from '@/engine/lesson-read'
import { downloadText } from '../author/download'
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
      onSaveFile={() => downloadText(`${lesson.id}.lesson.json`, writeLesson(lesson))}
    />
  )
}
