import type { Json } from '@/engine/kernel/game'
import type { Lesson } from '@/engine/lesson/lesson'
import type { Study } from '@/engine/study/study'
import { type StudyWriter, writeOpenStudy } from '@/engine/study/study-file'
import { LINK_TEXT } from './links-text'
import type { LinkPlace } from './link-place'
import type { Offer, OfferedPlace, Shared } from './share-offers'

const { shares: NAMES, shareHints: HINTS } = LINK_TEXT

/** A lesson to be shared, opened at a chapter of it, counted from nought; or that chapter alone. */
export function linkedLesson(lesson: Lesson, nth = 0): Shared {
  const { game, title, chapters } = lesson
  const chapter = chapters[nth]
  const whole: Offer = {
    kind: 'lesson',
    name: NAMES.lesson,
    hint: HINTS.lesson(chapters.length),
    hasSecrets: false,
    place: nth === 0 ? undefined : chapterPlace(nth),
    targetOf: ({ place }) => ({ kind: 'lesson', json: asJson(lesson), place }),
  }
  if (!chapter || chapters.length === 1) return { gameId: game, title, offers: [whole] }
  const alone: Offer = {
    kind: 'lesson',
    name: NAMES.chapter(chapter.title),
    hint: HINTS.chapter,
    hasSecrets: false,
    targetOf: () => ({ kind: 'lesson', json: asJson({ ...lesson, chapters: [chapter] }) }),
  }
  return { gameId: game, title, offers: [whole, alone] }
}

/** A lesson of the course, by its address with a chapter and without. */
export function linkedByAddress(lesson: Lesson, nth: number, addressOf: (nth: number) => string): Shared {
  const offer: Offer = {
    kind: 'lesson',
    name: NAMES.lesson,
    hint: '',
    hasSecrets: false,
    place: nth === 0 ? undefined : chapterPlace(nth),
    targetOf: ({ place }) => ({ address: addressOf(place?.chapter ?? 0) }),
  }
  return { gameId: lesson.game, title: lesson.title, lead: LINK_TEXT.courseLead, offers: [offer] }
}

function chapterPlace(nth: number): OfferedPlace {
  return { at: { chapter: nth }, words: LINK_TEXT.openAtChapter(nth + 1) }
}

interface PositionShown {
  /** Whose eyes see it; what lies open, when left out. */
  readonly look?: LinkPlace['look']
  /** Whether something in it was hidden from a side, which all have agreed to show. */
  readonly hasHidden?: boolean
}

/** A position in its file format, in which nobody keeps a secret any more. */
export function linkedPosition(position: Json, { look, hasHidden = false }: PositionShown = {}): Offer {
  return {
    kind: 'position',
    name: NAMES.position,
    hint: HINTS.position(hasHidden),
    hasSecrets: false,
    targetOf: () => ({ kind: 'position', json: position, place: look === undefined ? undefined : { look } }),
  }
}

/** A study to be shared whole, opened at a place; whether players still keep secrets in it is told with it. */
export function linkedStudy(writer: StudyWriter, study: Study, place?: OfferedPlace): Offer {
  const hasSecrets = study.chapters.some(({ secrets }) => secrets === 'kept')
  return {
    kind: 'study',
    name: NAMES.study,
    hint: HINTS.study(study.chapters.length),
    hasSecrets,
    place,
    targetOf: ({ place: at }) => ({ kind: 'study', json: asJson(writeOpenStudy(writer, study)), place: at }),
  }
}

/** Files are data that survives JSON, which their types do not say. */
function asJson(file: object): Json {
  return JSON.parse(JSON.stringify(file)) as Json
}
