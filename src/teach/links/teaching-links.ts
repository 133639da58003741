import type { Json } from '@/engine/kernel/game'
import type { Lesson } from '@/engine/lesson/lesson'
import type { Study } from '@/engine/study/study'
import { type StudyWriter, writeOpenStudy } from '@/engine/study/study-file'
import type { Linked } from './LinkButton'

/** What a link to a lesson holds: the lesson as its file has it. */
export function linkedLesson(lesson: Lesson): Linked {
  return { content: { kind: 'lesson', json: asJson(lesson) }, hasSecrets: false }
}

/** What a link to a study holds, and whether players still keep secrets in it. */
export function linkedStudy(writer: StudyWriter, study: Study): Linked {
  return {
    content: { kind: 'study', json: asJson(writeOpenStudy(writer, study)) },
    hasSecrets: study.chapters.some(({ secrets }) => secrets === 'kept'),
  }
}

/** Files are data that survives JSON, which their types do not say. */
function asJson(file: object): Json {
  return JSON.parse(JSON.stringify(file)) as Json
}
