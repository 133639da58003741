import type { AnyFileRules } from '@/engine/kernel/game'
import type { Lesson } from '@/engine/lesson/lesson'
import { readingJson } from '@/engine/files/json'
import { LARGEST_LESSON, readingLesson } from '@/engine/lesson/lesson-read'
import type { Parsed } from '@/engine/kernel/refusal'
import { cooperatively } from '@/store/cooperative'
import { LEARN_TEXT } from './learn-text'

/** A lesson from a file that somebody chose or dropped. */
export async function openLessonFile(
  reader: { readonly id: string; readonly files: AnyFileRules },
  file: File,
): Promise<Parsed<Lesson>> {
  if (file.size > LARGEST_LESSON) return failed(LEARN_TEXT.tooLarge)
  const text = await file.text().catch(() => '')
  const json = await cooperatively(readingJson(text))
  return json.ok ? cooperatively(readingLesson(reader, json.value)) : failed(LEARN_TEXT.notJson)
}

/** The data of a JSON text, or undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function failed(message: string): Parsed<never> {
  return { ok: false, problems: [{ path: '', message }] }
}
