import type { Json } from '@/engine/kernel/game'
import type { Goal, Lesson, LessonChapter } from '@/engine/lesson/lesson'

export type ChapterKind = LessonChapter['kind']

/** A lesson with nothing in it but one chapter to begin with. */
export function newLesson(game: string, id: string, chapter: LessonChapter): Lesson {
  return {
    format: 'hexhearth-lesson',
    version: 1,
    game,
    id,
    title: '',
    summary: '',
    minutes: 5,
    chapters: [chapter],
  }
}

/** A chapter with nothing in it but a position. */
export function newChapter(position: Json, viewer: string): LessonChapter {
  return { kind: 'reading', title: '', text: [], position, viewer }
}

/** A goal that asks for nothing: it stands where none has been chosen. */
export const NO_GOAL: Goal = { all: [] }

/** The chapter as one of another kind: what both have is kept. */
export function asKind(chapter: LessonChapter, kind: ChapterKind): LessonChapter {
  if (chapter.kind === kind) return chapter
  const { title, text, position, viewer, drawings } = chapter
  const base = { title, text, position, viewer, ...(drawings ? { drawings } : {}) }
  switch (kind) {
    case 'reading':
      return { ...base, kind }
    case 'demonstration':
      return { ...base, kind, steps: [] }
    case 'task':
      return { ...base, kind, goal: NO_GOAL, hints: [], solution: [], mistakes: [] }
  }
}

/** The lesson with a chapter in place of another. */
export function withChapter(lesson: Lesson, nth: number, chapter: LessonChapter): Lesson {
  return { ...lesson, chapters: lesson.chapters.map((one, at) => (at === nth ? chapter : one)) }
}

/** The lesson with a chapter after another. */
export function withNewChapter(lesson: Lesson, after: number, chapter: LessonChapter): Lesson {
  return { ...lesson, chapters: lesson.chapters.toSpliced(after + 1, 0, chapter) }
}

/** The lesson without a chapter. */
export function withoutChapter(lesson: Lesson, nth: number): Lesson {
  return { ...lesson, chapters: lesson.chapters.toSpliced(nth, 1) }
}

/** The lesson with a chapter moved by one place. */
export function withMoved(lesson: Lesson, nth: number, by: -1 | 1): Lesson {
  const moved = lesson.chapters[nth]
  return moved
    ? { ...lesson, chapters: lesson.chapters.toSpliced(nth, 1).toSpliced(nth + by, 0, moved) }
    : lesson
}

/** Paragraphs of a text in which blank lines part them. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** The lines of a text that say something. */
export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The numbers in a text. */
export function numbersOf(text: string): readonly number[] {
  return (text.match(/\d+/g) ?? []).map(Number).filter((value) => value >= 1 && value <= 1000)
}

/** An id made of a text: 'Hand off the wand' is 'hand-off-the-wand'. */
export function idFrom(text: string): string {
  const id = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return id === '' ? 'lesson' : id
}

/** An id that no lesson of a list has: the one wanted, or that with a number. */
export function freeId(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  const numbers = Array.from({ length: taken.length + 1 }, (_, nth) => `${wanted.slice(0, 56)}-${nth + 2}`)
  return numbers.find((id) => !taken.includes(id)) ?? wanted
}
