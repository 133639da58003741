import type { Lesson } from '@/engine/lesson/lesson'
import type { Parsed } from '@/engine/kernel/refusal'
import type { Study } from '@/engine/study/study'
import { createStudyStore, type StudyStore } from '@/store/study/study-store'
import type { StudyShelf } from '@/store/study/study-shelf'
import type { AnyGame } from '@/contract/manifest'
import { findLesson, isOfCourse } from '../learn/find-lesson'
import { type Contents, readContents } from '../links/contents'
import type { LinkPlace } from '../links/link-place'
import { unpack } from '../links/payload'
import { loadStage, type Stage } from '../stage/stage'
import { goToPlace } from '../study/opened/go-to-place'
import { newStudy, rulesOf, studyOfJson } from '../study/opened/open-study'
import { EMBED_TEXT } from './embed-text'

/** What a frame shows: a game, a study or a position to step through, or a lesson from one of its chapters on. */
export type Embedded = EmbeddedReplay | EmbeddedLesson

export interface EmbeddedReplay {
  readonly kind: 'replay'
  readonly stage: Stage
  readonly store: StudyStore
}

export interface EmbeddedLesson {
  readonly kind: 'lesson'
  readonly stage: Stage
  readonly lesson: Lesson
  /** Counted from nought. */
  readonly nth: number
}

/** An address that can be shown in a frame: that of a link, or of a lesson of the course. */
export interface EmbedAddress {
  readonly page: 'open' | 'lesson'
  /** What follows the game in the address. */
  readonly rest: readonly string[]
}

/** Reads what an address leads to, or says what is wrong with it. Nothing is read from the browser's storage or kept there. */
export async function embeddedAt(game: AnyGame, { page, rest }: EmbedAddress): Promise<Parsed<Embedded>> {
  if (page === 'lesson') return lessonAt(await loadStage(game), rest)
  const [stage, unpacked] = await Promise.all([loadStage(game), unpack(rest.join('/'))])
  if (!unpacked.ok) return unpacked
  const read = await readContents(game, unpacked.value)
  return read.ok ? embeddedOf(stage, read.value) : read
}

function lessonAt(stage: Stage, [id = '', chapter = '0']: readonly string[]): Parsed<EmbeddedLesson> {
  const lesson = isOfCourse(id) ? findLesson(stage.teaching, stage.game.id, id) : undefined
  if (!lesson) return nothing(EMBED_TEXT.noLesson)
  return { ok: true, value: lessonFrom(stage, lesson, Number.parseInt(chapter) || 0) }
}

function nothing(message: string): Parsed<never> {
  return { ok: false, problems: [{ path: '', message }] }
}

function lessonFrom(stage: Stage, lesson: Lesson, nth: number): EmbeddedLesson {
  return { kind: 'lesson', stage, lesson, nth: Math.max(0, Math.min(nth, lesson.chapters.length - 1)) }
}

async function embeddedOf(stage: Stage, contents: Contents): Promise<Parsed<Embedded>> {
  const { place = {} } = contents
  if (contents.kind === 'hand-in') return nothing(EMBED_TEXT.handIn)
  if (contents.kind === 'lesson')
    return { ok: true, value: lessonFrom(stage, contents.lesson, place.chapter ?? 0) }
  const read = await studyOfJson(stage, fileIn(contents))
  if (!read.ok) return read
  const { title } = contents
  const study = title === null ? read.value : { ...read.value, title }
  return { ok: true, value: { kind: 'replay', stage, store: replayOf(stage, study, place) } }
}

function fileIn(contents: Exclude<Contents, { readonly kind: 'lesson' | 'hand-in' }>): unknown {
  switch (contents.kind) {
    case 'game':
      return contents.save
    case 'position':
      return contents.save.body.initial
    case 'study':
      return contents.file
  }
}

/** What is looked at in a frame is kept nowhere. */
const NO_SHELF: StudyShelf = {
  write: () => Promise.resolve(),
  read: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
  all: () => Promise.resolve([]),
}

/** Begins with what lies open on the table, unless the link names other eyes. */
function replayOf(stage: Stage, study: Study, place: LinkPlace): StudyStore {
  const { chapter = 0, line, step = 0, look = 'table' } = place
  const store = createStudyStore(rulesOf(stage), NO_SHELF, newStudy(study))
  store.actions.look('table')
  goToPlace(store, { chapter: String(chapter), line, step: String(step), look })
  return store
}
