import * as v from 'valibot'
import type { AnyFileRules, AnyPlayRules } from './game'
import type { HexId } from './hex'
import { positionAt } from './history'
import type { Parsed, Problem } from './refusal'
import { atOnce, type Pausing } from './pausing'
import { replaying } from './replay'
import { INKS } from './rulebook'
import { entriesSchema, gameSchema, readingEntries } from './save-read'
import { listOf, parseWith } from './schema'
import {
  type Place,
  type Study,
  STUDY_VERSION,
  type StudyChapter,
  type StudyLine,
  type StudyNote,
} from './study'

type Rules = AnyPlayRules & AnyFileRules

const MOST_CHAPTERS = 64
const MOST_LINES = 200
const MOST_NOTES = 5000
const MOST_DRAWINGS = 100
const LONGEST_TITLE = 200
const LONGEST_TEXT = 20_000

const title = v.pipe(v.string(), v.maxLength(LONGEST_TITLE, `must be ${LONGEST_TITLE} letters at most`))
const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,20}$/, 'must be lower case letters, digits and hyphens, 20 at most'),
)
const hex = v.pipe(
  v.string(),
  v.maxLength(16),
  v.transform((text) => text as HexId),
)
const ink = v.picklist(INKS)
const placeEntries = { line: id, step: v.pipe(v.number(), v.integer(), v.minValue(0)) }

const drawing = v.variant('kind', [
  v.strictObject({ kind: v.literal('arrow'), from: hex, to: hex, ink }),
  v.strictObject({ kind: v.literal('circle'), hex, ink }),
])

const lineSchema = v.strictObject({
  id,
  title,
  from: v.nullable(v.strictObject(placeEntries)),
  entries: entriesSchema,
})

const noteSchema = v.strictObject({
  ...placeEntries,
  text: v.pipe(v.string(), v.maxLength(LONGEST_TEXT, `must be ${LONGEST_TEXT} letters at most`)),
  drawings: listOf(drawing, MOST_DRAWINGS),
})

const chapterSchema = v.strictObject({
  title,
  secrets: v.picklist(['open', 'kept']),
  position: v.unknown(),
  lines: v.pipe(
    listOf(v.unknown(), MOST_LINES),
    v.minLength(1, 'must have a line; add the game as it was played'),
  ),
  notes: listOf(v.unknown(), MOST_NOTES),
})

const studySchema = v.strictObject({
  format: v.literal('hexhearth-study', 'must be "hexhearth-study": this is not a study of this program'),
  version: v.literal(
    STUDY_VERSION,
    `must be ${STUDY_VERSION}: a newer program wrote this study; update and open it again`,
  ),
  game: gameSchema,
  title,
  chapters: v.pipe(listOf(v.unknown(), MOST_CHAPTERS), v.minLength(1, 'must have a chapter; add one')),
})

type LineFile = v.InferOutput<typeof lineSchema>

/** Reads a study: checks its shape, then plays every line again with its own rolls. */
export function readStudy(rules: Rules, json: unknown): Parsed<Study> {
  return atOnce(readingStudy(rules, json))
}

/** The same with pauses, as for saves. */
export function* readingStudy(rules: Rules, json: unknown): Pausing<Parsed<Study>> {
  const shape = parseWith(studySchema, json)
  if (!shape.ok) return shape
  const file = shape.value
  if (file.game !== rules.id) return failed('game', `is "${file.game}", not "${rules.id}"`)
  const chapters: StudyChapter[] = []
  for (const [index, one] of file.chapters.entries()) {
    const chapter = yield* readingChapter(rules, one)
    if (!chapter.ok) return within(`chapters.${index}`, chapter.problems)
    yield
    chapters.push(chapter.value)
  }
  return { ok: true, value: { game: file.game, title: file.title, chapters } }
}

function* readingChapter(rules: Rules, json: unknown): Pausing<Parsed<StudyChapter>> {
  const shape = parseWith(chapterSchema, json)
  if (!shape.ok) return shape
  const file = shape.value
  yield
  const initial = rules.parsePosition(file.position)
  if (!initial.ok) return within('position', initial.problems)
  yield
  const lines: StudyLine[] = []
  for (const [index, one] of file.lines.entries()) {
    const line = yield* readingLine(rules, initial.value, lines, one)
    if (!line.ok) return within(`lines.${index}`, line.problems)
    lines.push(line.value)
  }
  const notes = yield* readingNotes(lines, file.notes)
  if (!notes.ok) return notes
  return { ok: true, value: { title: file.title, secrets: file.secrets, lines, notes: notes.value } }
}

function* readingNotes(
  lines: readonly StudyLine[],
  notes: readonly unknown[],
): Pausing<Parsed<readonly StudyNote[]>> {
  const read: StudyNote[] = []
  for (const [index, one] of notes.entries()) {
    const note = parseWith(noteSchema, one)
    if (!note.ok) return within(`notes.${index}`, note.problems)
    const problems = placeProblems(lines, note.value, `notes.${index}`)
    if (problems.length > 0) return { ok: false, problems }
    read.push(note.value)
    yield
  }
  return { ok: true, value: read }
}

function* readingLine(
  rules: Rules,
  initial: object,
  before: readonly StudyLine[],
  json: unknown,
): Pausing<Parsed<StudyLine>> {
  const shape = parseWith(lineSchema, json)
  if (!shape.ok) return shape
  const file = shape.value
  yield
  const problems = originProblems(before, file)
  if (problems.length > 0) return { ok: false, problems }
  const entries = yield* readingEntries(rules, file.entries)
  if (!entries.ok) return entries
  const shared = sharedSteps(before, file.from)
  const start = positionAt({ initial, steps: shared, cursor: shared.length }, shared.length)
  const own = yield* replaying(rules, start, entries.value)
  if (!own.ok) return { ok: false, problems: [own.problem] }
  const steps = [...shared, ...own.history.steps]
  const { id: name, title: called, from } = file
  return {
    ok: true,
    value: { id: name, title: called, from, history: { initial, steps, cursor: steps.length } },
  }
}

function sharedSteps(before: readonly StudyLine[], from: Place | null): StudyLine['history']['steps'] {
  if (from === null) return []
  return before.find((line) => line.id === from.line)?.history.steps.slice(0, from.step) ?? []
}

function originProblems(before: readonly StudyLine[], { id: name, from }: LineFile): readonly Problem[] {
  if (before.some((line) => line.id === name))
    return [{ path: 'id', message: `"${name}" names a line before it too; choose another` }]
  if (before.length === 0)
    return from === null
      ? []
      : [{ path: 'from', message: 'must be null: the first line comes from no other' }]
  if (from === null)
    return [{ path: 'from', message: 'is null; say from which line and step this one goes its own way' }]
  return placeProblems(before, from, 'from')
}

function placeProblems(lines: readonly StudyLine[], place: Place, path: string): readonly Problem[] {
  const line = lines.find((one) => one.id === place.line)
  if (!line) return [{ path: `${path}.line`, message: `"${place.line}" names no line before it` }]
  const most = line.history.steps.length
  return place.step <= most ? [] : [{ path: `${path}.step`, message: `must be ${most} at most` }]
}

function failed(path: string, message: string): Parsed<never> {
  return { ok: false, problems: [{ path, message }] }
}

function within(path: string, problems: readonly Problem[]): Parsed<never> {
  const inside = problems.map((problem) => ({
    ...problem,
    path: problem.path === '' ? path : `${path}.${problem.path}`,
  }))
  return { ok: false, problems: inside }
}
