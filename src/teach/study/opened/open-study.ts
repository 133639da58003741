import type { Bots } from '@/engine/bot/bot'
import { historyFrom, positionOf } from '@/engine/kernel/history'
import { readingJson } from '@/engine/files/json'
import { atOnce, type Cooperative } from '@/engine/basics/cooperative'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { LARGEST_SAVE, lockedSaveIn, readingSave, readSave } from '@/engine/save/save-read'
import { chapterOf, type Study, type StudyChapter, type StudyHistory } from '@/engine/study/study'
import { readingStudy, readStudy } from '@/engine/study/study-read'
import { browserLibrary } from '@/store/library'
import type { OpenStudy } from '@/store/study/study-store'
import { newSaveId } from '@/store/save-id'
import { browserShelf } from '@/store/study/study-shelf'
import { noteUnder, removeNote } from '@/store/tab-notes'
import { cooperatively } from '@/store/cooperative'
import { HANDED_OVER } from '../../links/file-handoff'
import type { Stage } from '../../stage/stage'
import { followed } from './follow-game'
import { tableRemembered } from './game-at-table'
import { STUDY_TEXT } from './study-text'

/** Where this browser keeps its studies. */
export const shelf = browserShelf()

const library = browserLibrary()
/** Where the position editor leaves what is to be studied. */
const HANDED_POSITION = 'hexhearth-study-position'

/** A study that nobody keeps yet. */
export function newStudy(study: Study): OpenStudy {
  return { id: newSaveId(), study }
}

/** What this browser keeps under an id. */
export async function keptStudy(stage: Stage, id: string): Promise<Parsed<OpenStudy>> {
  const kept = await shelf.read(id).catch(() => undefined)
  if (!kept) return failed('', STUDY_TEXT.door.gone)
  const read = readStudy(rulesOf(stage), kept.file)
  return read.ok ? { ok: true, value: { id, study: read.value } } : read
}

/** A study of the game at the table. */
interface GameAtTable extends OpenStudy {
  /** Which seats bots play in it. */
  readonly bots: Bots
}

/**
 * The game at the table, or the one played last; a study of it that is kept already goes on with what has been played
 * meanwhile.
 */
export async function gameAtTable(stage: Stage): Promise<Parsed<GameAtTable>> {
  const { id } = stage.game
  const atTable = await saveUnder(id, tableRemembered(id))
  const read = readKept(stage, atTable ?? (await saveUnder(id)), STUDY_TEXT.door)
  if (!read.ok) return read
  const study = studyOfGame(stage, read.value.history)
  const known = followed(rulesOf(stage), await shelf.all(stage.game.id).catch(() => []), study)
  return { ok: true, value: { ...(known ?? newStudy(study)), bots: read.value.labels.bots ?? {} } }
}

/** What is said of a game that is not kept, and of one that opens only with passphrases. */
interface UnreadWords {
  readonly noGame: string
  readonly locked: string
}

/** A game that this browser keeps, as far as it has been played. */
export async function keptGame(
  stage: Stage,
  saveId: string,
  words: UnreadWords,
): Promise<Parsed<StudyHistory>> {
  const read = readKept(stage, await saveUnder(stage.game.id, saveId), words)
  return read.ok ? { ok: true, value: read.value.history } : read
}

async function saveUnder(gameId: string, saveId?: string): Promise<unknown> {
  const kept = await library.read(gameId, saveId).catch(() => undefined)
  return kept?.save ?? undefined
}

function readKept(
  stage: Stage,
  json: unknown,
  { noGame, locked }: UnreadWords,
): Parsed<{ readonly history: StudyHistory; readonly labels: { readonly bots?: Bots | undefined } }> {
  if (typeof json !== 'object' || json === null) return failed('', noGame)
  if (lockedSaveIn(json)) return failed('', locked)
  return readSave(rulesOf(stage), json)
}

/** What another page left here to be studied; taken once. */
export function handedOver(stage: Stage): Parsed<Study> | undefined {
  for (const key of [HANDED_OVER.study, HANDED_POSITION]) {
    const text = noteUnder(key)
    if (text === undefined) continue
    removeNote(key)
    return atOnce(readingText(stage, text))
  }
  return undefined
}

/** A study of whatever a file holds: a saved game, a study or a position. */
export async function studyOfFile(stage: Stage, file: File): Promise<Parsed<Study>> {
  if (file.size > LARGEST_SAVE) return failed('', STUDY_TEXT.door.tooLarge)
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return failed('', STUDY_TEXT.door.unreadable)
  return cooperatively(readingText(stage, text))
}

/** A study of what a link holds, as it would stand in a file. */
export function studyOfJson(stage: Stage, json: unknown): Promise<Parsed<Study>> {
  return cooperatively(readingFile(stage, json))
}

function* readingText(stage: Stage, text: string): Cooperative<Parsed<Study>> {
  const json = yield* readingJson(text)
  return json.ok ? yield* readingFile(stage, json.value) : json
}

function* readingFile(stage: Stage, json: unknown): Cooperative<Parsed<Study>> {
  if (typeof json !== 'object' || json === null) return failed('', STUDY_TEXT.door.neither)
  const format = 'format' in json ? json.format : undefined
  if (format === 'hexhearth-study') return yield* readingStudy(rulesOf(stage), json)
  const chapter =
    format === 'hexhearth-save' ? yield* readingGame(stage, json) : chapterOfPosition(stage, json)
  return chapter.ok ? { ok: true, value: studyOf(stage, [chapter.value]) } : chapter
}

function* readingGame(stage: Stage, json: object): Cooperative<Parsed<StudyChapter>> {
  const read = yield* readingSave(rulesOf(stage), json)
  return read.ok ? { ok: true, value: chapterOfGame(stage, read.value) } : read
}

function chapterOfGame(stage: Stage, { history }: { readonly history: StudyHistory }): StudyChapter {
  const isOver = stage.rules.askedSeat(positionOf(history)) === null
  const start = { title: STUDY_TEXT.game, lineTitle: STUDY_TEXT.asPlayed, history }
  return chapterOf({ ...start, secrets: isOver ? 'open' : 'kept' })
}

/** A game as a study of one chapter, which keeps its secrets while it goes on. */
export function studyOfGame(stage: Stage, history: StudyHistory): Study {
  return studyOf(stage, [chapterOfGame(stage, { history })])
}

function chapterOfPosition(stage: Stage, json: object): Parsed<StudyChapter> {
  const read = stage.files.parsePosition(json)
  if (!read.ok) return read
  const history: StudyHistory = historyFrom(read.value)
  const start = { title: STUDY_TEXT.position, lineTitle: STUDY_TEXT.asGiven, history }
  return { ok: true, value: chapterOf({ ...start, secrets: 'open' }) }
}

function studyOf({ game }: Stage, chapters: readonly StudyChapter[]): Study {
  return { game: game.id, title: game.name, chapters }
}

/** What reading and playing take of a stage. */
export function rulesOf({ rules, files }: Stage) {
  return { ...rules, ...files }
}

function failed(
  path: string,
  message: string,
): { readonly ok: false; readonly problems: readonly Problem[] } {
  return { ok: false, problems: [{ path, message }] }
}
