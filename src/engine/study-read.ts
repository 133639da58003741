import * as v from 'valibot'
import type { AnyFileRules, AnyPlayRules } from './game'
import type { HexId } from './hex'
import { positionAt } from './history'
import type { Parsed, Problem } from './refusal'
import { replay } from './replay'
import { INKS } from './rulebook'
import { entrySchema, readEntries } from './save-read'
import { parseWith } from './schema'
import { type Place, type Study, STUDY_VERSION, type StudyChapter, type StudyLine } from './study'

type Rules = AnyPlayRules & AnyFileRules

const MOST_CHAPTERS = 64
const MOST_LINES = 200
const MOST_ENTRIES = 100_000
const MOST_NOTES = 5000
const MOST_DRAWINGS = 100
const LONGEST_TITLE = 200
const LONGEST_TEXT = 20_000

const atMost = (count: number) => `must be ${count} at most`
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
  entries: v.pipe(v.array(entrySchema), v.maxLength(MOST_ENTRIES, atMost(MOST_ENTRIES))),
})

const noteSchema = v.strictObject({
  ...placeEntries,
  text: v.pipe(v.string(), v.maxLength(LONGEST_TEXT, `must be ${LONGEST_TEXT} letters at most`)),
  drawings: v.pipe(v.array(drawing), v.maxLength(MOST_DRAWINGS, atMost(MOST_DRAWINGS))),
})

const chapterSchema = v.strictObject({
  title,
  secrets: v.picklist(['open', 'kept']),
  position: v.unknown(),
  lines: v.pipe(
    v.array(lineSchema),
    v.minLength(1, 'must have a line; add the game as it was played'),
    v.maxLength(MOST_LINES, atMost(MOST_LINES)),
  ),
  notes: v.pipe(v.array(noteSchema), v.maxLength(MOST_NOTES, atMost(MOST_NOTES))),
})

const studySchema = v.strictObject({
  format: v.literal('hexhearth-study', 'must be "hexhearth-study": this is not a study of this program'),
  version: v.literal(
    STUDY_VERSION,
    `must be ${STUDY_VERSION}: a newer program wrote this study; update and open it again`,
  ),
  game: v.string(),
  title,
  chapters: v.pipe(
    v.array(chapterSchema),
    v.minLength(1, 'must have a chapter; add one'),
    v.maxLength(MOST_CHAPTERS, atMost(MOST_CHAPTERS)),
  ),
})

type ChapterFile = v.InferOutput<typeof chapterSchema>
type LineFile = ChapterFile['lines'][number]

/** Reads a study: checks its shape, then plays every line again with its own rolls. */
export function readStudy(rules: Rules, json: unknown): Parsed<Study> {
  const shape = parseWith(studySchema, json)
  if (!shape.ok) return shape
  const file = shape.value
  if (file.game !== rules.id) return failed('game', `is "${file.game}", not "${rules.id}"`)
  const chapters: StudyChapter[] = []
  for (const [index, one] of file.chapters.entries()) {
    const chapter = readChapter(rules, one)
    if (!chapter.ok) return within(`chapters.${index}`, chapter.problems)
    chapters.push(chapter.value)
  }
  return { ok: true, value: { game: file.game, title: file.title, chapters } }
}

function readChapter(rules: Rules, file: ChapterFile): Parsed<StudyChapter> {
  const initial = rules.parsePosition(file.position)
  if (!initial.ok) return within('position', initial.problems)
  const lines: StudyLine[] = []
  for (const [index, one] of file.lines.entries()) {
    const line = readLine(rules, initial.value, lines, one)
    if (!line.ok) return within(`lines.${index}`, line.problems)
    lines.push(line.value)
  }
  const problems = file.notes.flatMap((note, index) => placeProblems(lines, note, `notes.${index}`))
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, value: { title: file.title, secrets: file.secrets, lines, notes: file.notes } }
}

function readLine(
  rules: Rules,
  initial: object,
  before: readonly StudyLine[],
  file: LineFile,
): Parsed<StudyLine> {
  const problems = originProblems(before, file)
  if (problems.length > 0) return { ok: false, problems }
  const entries = readEntries(rules, file.entries)
  if (!entries.ok) return entries
  const shared = sharedSteps(before, file.from)
  const start = positionAt({ initial, steps: shared, cursor: shared.length }, shared.length)
  const own = replay(rules, start, entries.value)
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
