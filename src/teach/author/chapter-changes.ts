import type { Json } from '@/engine/kernel/game'
import type { Drawing } from '@/engine/rulebook/rulebook'
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

/** A list with one of its items moved by one place. */
export function movedBy<Item>(items: readonly Item[], nth: number, by: -1 | 1): readonly Item[] {
  const [moved] = items.slice(nth, nth + 1)
  return moved === undefined || nth + by < 0 ? items : items.toSpliced(nth, 1).toSpliced(nth + by, 0, moved)
}

/** A chapter or a step with what is drawn at it. */
export function withDrawings<Drawn extends { readonly drawings?: readonly Drawing[] }>(
  holder: Drawn,
  drawings: readonly Drawing[],
): Drawn {
  const { drawings: _before, ...rest } = holder
  // But for its drawings it is what it was.
  return (drawings.length === 0 ? rest : { ...rest, drawings }) as Drawn
}

/** Paragraphs of a text in which blank lines part them. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
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
