import type * as v from 'valibot'
import type { AnyFileRules, AnyPlayRules } from '../kernel/game'
import { positionAt } from '../kernel/history'
import { migrated } from '../files/migrations'
import type { Parsed, Problem } from '../kernel/refusal'
import { atOnce, type Cooperative } from '../basics/cooperative'
import { replaying } from '../kernel/replay'
import { readingEntries } from '../save/save-read'
import { openingBody } from '../files/opened-body'
import { failed, parseWith, within } from '../files/schema'
import { type Place, type Study, type StudyChapter, type StudyLine, type StudyNote } from './study'
import { STUDIES } from './study-migrations'
import {
  chapterSchema,
  lineSchema,
  noteSchema,
  openStudySchema,
  studyHeadSchema,
  studySchema,
} from './study-schema'

type Rules = AnyPlayRules & AnyFileRules

type LineFile = v.InferOutput<typeof lineSchema>

/** Reads a study: checks its shape, then plays every line again with its own rolls. */
export function readStudy(rules: Rules, json: unknown): Parsed<Study> {
  return atOnce(readingStudy(rules, json))
}

/** The same with pauses, as for saves. */
export function* readingStudy(rules: Rules, json: unknown): Cooperative<Parsed<Study>> {
  const shape = yield* openingStudy(json)
  if (!shape.ok) return shape
  const { file, path } = shape.value
  if (file.game !== rules.id) return failed('game', `is "${file.game}", not "${rules.id}"`)
  const chapters: StudyChapter[] = []
  for (const [index, one] of file.body.chapters.entries()) {
    const chapter = yield* readingChapter(rules, one)
    if (!chapter.ok) return within(path, within(`chapters.${index}`, chapter.problems).problems)
    yield
    chapters.push(chapter.value)
  }
  return { ok: true, value: { game: file.game, title: file.title, chapters } }
}

type StudyFileShape = v.InferOutput<typeof studySchema>

/** A study with its body unpacked, and where in the file that body stood. */
interface OpenedStudy {
  readonly file: Omit<StudyFileShape, 'body'> & { readonly body: v.InferOutput<typeof openStudySchema> }
  readonly path: string
}

/** A study of any version with its body laid open, nothing of it played yet. */
export function* openingStudy(json: unknown): Cooperative<Parsed<OpenedStudy>> {
  const head = parseWith(studyHeadSchema, json)
  if (!head.ok) return head
  const newest = migrated(STUDIES, head.value)
  if (!newest.ok) return newest
  const file = parseWith(studySchema, newest.value)
  if (!file.ok) return file
  const body = yield* openingBody(openStudySchema, file.value.body)
  const path = 'body' in head.value ? 'body' : ''
  return body.ok ? { ok: true, value: { file: { ...file.value, body: body.value }, path } } : body
}

function* readingChapter(rules: Rules, json: unknown): Cooperative<Parsed<StudyChapter>> {
  const shape = parseWith(chapterSchema, json)
  if (!shape.ok) return shape
  const file = shape.value
  yield
  const initial = rules.parseInitial(file.position)
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
): Cooperative<Parsed<readonly StudyNote[]>> {
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
): Cooperative<Parsed<StudyLine>> {
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
