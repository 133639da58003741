import { positionOf } from '@/engine/kernel/history'
import { type HandedIn, readHandedIn } from '@/engine/lesson/handed-in'
import type { Lesson } from '@/engine/lesson/lesson'
import { readingLesson } from '@/engine/lesson/lesson-read'
import type { Drive, Cooperative } from '@/engine/basics/cooperative'
import type { Parsed } from '@/engine/kernel/refusal'
import { type OpenSave, saveAt } from '@/engine/save/save'
import { type OpenStudyBody, type StudyFile, writeOpenStudy } from '@/engine/study/study-file'
import { readingStudy } from '@/engine/study/study-read'
import type { GameSummary } from '@/engine/table/table'
import type { AnyGameTable } from '@/contract/manifest'
import { freshDice } from '@/store/fresh-dice'
import { cooperatively } from '@/store/cooperative'
import { readingGameLink } from './game-link'
import type { LinkPlace } from './link-place'
import type { Unpacked } from './payload'

/** What a link holds, found sound. */
export type Contents = (LinkedTable | LinkedStudy | LinkedLesson | LinkedHandIn) & {
  /** Where to begin, if the link says so. */
  readonly place?: LinkPlace
}

/** A game, or a position to begin one from. */
export interface LinkedTable {
  readonly kind: 'game' | 'position'
  /** As whoever made the link named it. */
  readonly title: string | null
  readonly summary: GameSummary
  /** What may lie open with everybody looking. */
  readonly view: object
  /** Commands played so far. */
  readonly steps: number
  /** Whether something in it is still hidden from a side. */
  readonly hasSecrets: boolean
  readonly save: OpenSave
}

export interface LinkedStudy {
  readonly kind: 'study'
  readonly title: string
  readonly chapters: number
  readonly hasSecrets: boolean
  readonly file: StudyFile<OpenStudyBody>
}

export interface LinkedLesson {
  readonly kind: 'lesson'
  readonly title: string
  readonly chapters: number
  readonly lesson: Lesson
}

export interface LinkedHandIn {
  readonly kind: 'hand-in'
  /** The lesson's. */
  readonly title: string
  readonly handedIn: HandedIn
}

type Reading = Pick<AnyGameTable, 'rules' | 'files' | 'summaryOf'>

/** What reading a link takes of a game. */
export interface LinkedGame {
  loadTable(): Promise<Reading>
}

/** Checks what a link carries by the same rules as a file, and says what it is. */
export async function readContents(
  game: LinkedGame,
  unpacked: Unpacked,
  drive: Drive = cooperatively,
): Promise<Parsed<Contents>> {
  const read = await drive(readingContents(await game.loadTable(), unpacked))
  const { place } = unpacked
  return read.ok && place ? { ok: true, value: { ...read.value, place } } : read
}

function* readingContents(reading: Reading, { kind, json }: Unpacked): Cooperative<Parsed<Contents>> {
  switch (kind) {
    case 'game':
      return yield* readingGame(reading, json)
    case 'position':
      return readPosition(reading, json)
    case 'study':
      return yield* readingLinkedStudy(reading, json)
    case 'lesson':
      return yield* readingLinkedLesson(reading, json)
    case 'hand-in':
      return readLinkedHandIn(json)
  }
}

function* readingGame(reading: Reading, json: unknown): Cooperative<Parsed<LinkedTable>> {
  const read = yield* readingGameLink(reading.rules, reading.files, json)
  if (!read.ok) return read
  const { title, history, save } = read.value
  const stands = standing(reading, positionOf(history))
  return { ok: true, value: { kind: 'game', title, steps: history.cursor, save, ...stands } }
}

function readPosition(reading: Reading, json: unknown): Parsed<LinkedTable> {
  const read = reading.files.parsePosition(json)
  if (!read.ok) return read
  const save = saveAt(reading.rules.id, reading.files.writePosition(read.value), freshDice())
  const stands = standing(reading, read.value)
  return { ok: true, value: { kind: 'position', title: null, steps: 0, save, ...stands } }
}

/** What is told of where a game stands. */
function standing({ rules, summaryOf }: Reading, position: object) {
  const view = rules.viewOf(position, 'table')
  return { view, summary: summaryOf(view), hasSecrets: rules.hasSecrets(position) }
}

function* readingLinkedStudy({ rules, files }: Reading, json: unknown): Cooperative<Parsed<LinkedStudy>> {
  const read = yield* readingStudy({ ...rules, ...files }, json)
  if (!read.ok) return read
  const { title, chapters } = read.value
  const hasSecrets = chapters.some(({ secrets }) => secrets === 'kept')
  const file = writeOpenStudy(
    { id: rules.id, writePosition: (position) => files.writePosition(position) },
    read.value,
  )
  return { ok: true, value: { kind: 'study', title, chapters: chapters.length, hasSecrets, file } }
}

function* readingLinkedLesson({ rules, files }: Reading, json: unknown): Cooperative<Parsed<LinkedLesson>> {
  const read = yield* readingLesson({ id: rules.id, files }, json)
  if (!read.ok) return read
  const { title, chapters } = read.value
  return { ok: true, value: { kind: 'lesson', title, chapters: chapters.length, lesson: read.value } }
}

function readLinkedHandIn(json: unknown): Parsed<LinkedHandIn> {
  const read = readHandedIn(json)
  return read.ok
    ? { ok: true, value: { kind: 'hand-in', title: read.value.lesson.title, handedIn: read.value } }
    : read
}
