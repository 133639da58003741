import type { Json } from '@/engine/kernel/game'
import { readDraft, readingLesson } from '@/engine/lesson/lesson-read'
import type { Parsed } from '@/engine/kernel/refusal'
import { writeOpenStudy } from '@/engine/study/study-file'
import { readingStudy } from '@/engine/study/study-read'
import { gameOf, GAMES } from '@/games'
import type { AnyGame } from '@/contract/manifest'
import { cooperatively } from '@/store/cooperative'
import { freeId } from '@/teach/learn/lesson-copy'
import { broughtPosition, leavePosition } from '@/teach/editor/position-handoff'
import { ownId } from '@/teach/learn/find-lesson'
import { draftLessons, ownLessons } from '@/teach/learn/own-lessons'
import { handToStudy } from '@/teach/links/file-handoff'
import { FILE_TEXT } from '../page-parts/file-text'
import type { Route } from '../addresses/routes'

/** A file's parts, unchecked. */
type Fields = Readonly<Record<string, unknown>>

/**
 * Leaves what a file holds beside a saved game where it belongs, and tells where that is: a study, a lesson, or a
 * position. What it cannot be is said in a sentence.
 */
export async function takeTeachingFile(json: unknown): Promise<Parsed<Route>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return failed('', FILE_TEXT.nothing)
  const file = json as Fields
  switch (file['format']) {
    case 'hexhearth-study':
      return ofItsGame(file, takeStudy)
    case 'hexhearth-lesson':
      return ofItsGame(file, takeLesson)
    case 'hexhearth-lab':
      return failed('', FILE_TEXT.lab)
    case 'hexhearth-report':
      return failed('', FILE_TEXT.report)
    case undefined:
      return takePosition(file)
    default:
      return failed('format', FILE_TEXT.nothing)
  }
}

async function ofItsGame(
  file: Fields,
  take: (game: AnyGame, file: Fields) => Promise<Parsed<Route>>,
): Promise<Parsed<Route>> {
  const id = typeof file['game'] === 'string' ? file['game'] : ''
  const game = gameOf(id)
  return game ? take(game, file) : failed('game', FILE_TEXT.unknownGame(id))
}

async function takeStudy(game: AnyGame, file: Fields): Promise<Parsed<Route>> {
  const { rules, files } = await game.loadTable()
  const read = await cooperatively(readingStudy({ ...rules, ...files }, file))
  if (!read.ok) return read
  const writing = { id: game.id, writePosition: (position: object) => files.writePosition(position) }
  if (!handToStudy(writeOpenStudy(writing, read.value))) return failed('', FILE_TEXT.noRoom)
  return { ok: true, value: { page: 'study', gameId: game.id, rest: [] } }
}

/** A lesson that can be learned is opened; one that somebody still writes goes to the author's desk. */
async function takeLesson(game: AnyGame, file: Fields): Promise<Parsed<Route>> {
  const { files } = await game.loadTable()
  const read = await cooperatively(readingLesson({ id: game.id, files }, file))
  if (read.ok) {
    if (!ownLessons.keep(read.value)) return failed('', FILE_TEXT.noRoom)
    return { ok: true, value: { page: 'lesson', gameId: game.id, rest: [ownId(read.value.id), '0'] } }
  }
  const draft = readDraft(file)
  if (!draft.ok) return read
  const id = freeId(
    draft.value.id,
    draftLessons.all().map((lesson) => lesson.id),
  )
  if (!draftLessons.keep({ ...draft.value, id })) return failed('', FILE_TEXT.noRoom)
  return { ok: true, value: { page: 'author', gameId: game.id, rest: [id] } }
}

/** A position does not name its game: it is that of the game whose editor takes it, faults and all. */
async function takePosition(file: Fields): Promise<Parsed<Route>> {
  // Positions may be so terse that nothing at all would be one.
  if (Object.keys(file).length === 0) return failed('', FILE_TEXT.nothing)
  const desks = await Promise.all(
    GAMES.map(async (game) => ({ game, desk: (await game.loadTeaching()).desk })),
  )
  for (const { game, desk } of desks) {
    const read = desk.open(file)
    if (read.ok) return leaveForEditor(game, read.value)
  }
  const meant = desks.find(({ desk }) => looksLike(file, desk.starts[0]?.position))
  const refused = meant?.desk.open(file)
  return refused?.ok === false ? refused : failed('', FILE_TEXT.nothing)
}

/** Whether a file has most of the parts of another. */
function looksLike(file: Fields, other: Json | undefined): boolean {
  const parts = Object.keys(other ?? {})
  return 2 * parts.filter((part) => part in file).length > parts.length
}

function leaveForEditor(game: AnyGame, position: Json): Parsed<Route> {
  if (!leavePosition(broughtPosition(game.id), position)) return failed('', FILE_TEXT.noRoom)
  return { ok: true, value: { page: 'edit', gameId: game.id, rest: [] } }
}

function failed(path: string, message: string): Parsed<never> {
  return { ok: false, problems: [{ path, message }] }
}
