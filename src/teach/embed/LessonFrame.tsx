import { useMemo, useState } from 'react'
import { present } from '@/engine/kernel/refusal'
import { LessonRoom } from '../learn/LessonRoom'
import type { Place } from '../learn/place'
import { EmbedBar } from './EmbedBar'
import type { EmbeddedLesson } from './embedded'

/** A lesson to be read and solved in a frame, from the chapter on that its link names. */
export function LessonFrame({ stage, lesson, nth: first }: EmbeddedLesson) {
  const [nth, goTo] = useState(first)
  const place = useMemo<Place>(
    () => ({ gameId: stage.game.id, addressId: lesson.id, lesson, nth, goTo }),
    [stage, lesson, nth],
  )
  return (
    <LessonRoom stage={stage} chapter={present(lesson.chapters[nth], 'chapter')} place={place}>
      <EmbedBar title={lesson.title} />
    </LessonRoom>
  )
}
