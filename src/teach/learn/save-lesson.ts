import type { Lesson } from '@/engine/lesson/lesson'
import { writeLesson } from '@/engine/lesson/lesson-read'
import { downloadJson } from '../page-parts/download'

/** Hands a lesson's file to the browser's downloads. */
export function saveLesson(lesson: Lesson): void {
  downloadJson(`${lesson.id}.lesson.json`, writeLesson(lesson))
}
