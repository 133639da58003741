import type { Json } from '../kernel/game'
import { valueAt } from '../files/json-look'
import { type Failure, type Lesson, type LessonChapter, withVersion } from './lesson'
import { type LessonReader, readDraft, readLesson } from './lesson-read'
import { ownOf } from '../basics/own'
import { type Parsed, type Problem, problemsText } from '../kernel/refusal'
import { sameData } from '../basics/same-data'
import { failed } from '../files/schema'
import { type Fields, isFields, type ShortForms, writtenOut } from '../rulebook/short-forms'

/** What a game knows that its own lessons leave unsaid. */
interface LessonWriting extends LessonReader, ShortForms {
  readonly parts: Parts
}

/** What a game calls the parts of its sequence of play, and how they end. */
interface Parts {
  /** The key of a position that names the part which runs. */
  readonly key: string
  /** Commands that end a part. */
  readonly ends: readonly string[]
  /** What a learner is told who let the part end. */
  readonly missed: Pick<Failure, 'text' | 'clause'>
}

/** The lessons that a game brings along. */
export interface Course {
  /** In their order; read when they are first asked for. Throws where a file has not the shape of a lesson. */
  readonly lessons: () => readonly Lesson[]
  /** All that is wrong in the files, their positions and commands too: a line each, with its place and its remedy. */
  readonly faults: () => readonly string[]
}

/**
 * A game's course from the data of its files by their paths: those of the lessons (`./air/flight.yaml`), and
 * `./course.yaml`, which lists them in order ('air/flight').
 */
export function courseOf(writing: LessonWriting, data: Readonly<Record<string, unknown>>): Course {
  const { course, ...files } = Object.fromEntries(
    Object.entries(data).map(([path, file]) => [path.replace(/^\.\/|\.yaml$/g, ''), file]),
  )
  const order = Array.isArray(course) ? course.map(String) : []
  const read = (reader: Reader) =>
    order.flatMap((path) => {
      const file = ownOf(files, path)
      return file === undefined ? [] : [{ path, lesson: lessonOfFile(writing, file, reader) }]
    })
  const misplaced = misplacedIn(order, Object.keys(files))
  const shaped = (): readonly Lesson[] => {
    // Positions and commands are left to the tests: to read them all takes longer than a page may.
    const lessons = read((_, json) => readDraft(json))
    const faults = [...misplaced, ...lessons.flatMap(faultsOf)]
    if (faults.length > 0) throw new Error(`The lessons of ${writing.id} have faults:\n${faults.join('\n')}`)
    return lessons.flatMap(({ lesson }) => (lesson.ok ? [lesson.value] : []))
  }
  let lessons: readonly Lesson[] | undefined
  return {
    lessons: () => (lessons ??= shaped()),
    faults: () => [...misplaced, ...read(readLesson).flatMap(faultsOf)],
  }
}

type Reader = (reader: LessonReader, json: unknown) => Parsed<Lesson>

function misplacedIn(order: readonly string[], files: readonly string[]): readonly string[] {
  return [
    ...order
      .filter((path) => !files.includes(path))
      .map((path) => `course.yaml: there is no file ${path}.yaml; add it, or leave its name out`),
    ...files
      .filter((path) => !order.includes(path))
      .map((path) => `${path}.yaml: is not in course.yaml; name it there, or take the file away`),
  ]
}

function faultsOf({ path, lesson }: { readonly path: string; readonly lesson: Parsed<Lesson> }) {
  return lesson.ok ? [] : lesson.problems.map((problem) => `${path}.yaml: ${problemsText([problem])}`)
}

function lessonOfFile(writing: LessonWriting, file: unknown, reader: Reader): Parsed<Lesson> {
  if (!isFields(file)) return failed('', 'must say id, title, summary, minutes and chapters')
  const whole = writtenOut(writing, file)
  const head = { format: 'hexhearth-lesson', version: 1, game: writing.id }
  const lesson = whole.ok ? reader(writing, { ...head, ...whole.value }) : whole
  if (!lesson.ok) return { ok: false, problems: lesson.problems.map((problem) => placed(file, problem)) }
  const chapters = lesson.value.chapters.map((chapter) => withinPart(writing.parts, chapter))
  return { ok: true, value: withVersion({ ...lesson.value, chapters }) }
}

/** A task that is done in one part fails when that is over, lest the learner go on in vain. */
function withinPart({ key, ends, missed }: Parts, chapter: LessonChapter): LessonChapter {
  if (chapter.kind !== 'task' || chapter.solution.some(({ type }) => ends.includes(type))) return chapter
  const part = valueAt(chapter.position, key)
  if (part === undefined) return chapter
  const when = { not: { position: { [key]: part } } }
  // A lesson that was written by the page of authors has it already.
  const failures = (chapter.failures ?? []).filter((failure) => !sameData(failure.when, when))
  return { ...chapter, failures: [...failures, { when, ...missed }] }
}

/** What the items of lists are called. */
const ITEMS: Readonly<Record<string, string>> = {
  text: 'paragraph',
  steps: 'step',
  hints: 'hint',
  failures: 'failure',
  mistakes: 'mistake',
  detours: 'detour',
  drawings: 'drawing',
}

/** A problem by its place as whoever writes the file counts and names it: 'chapter 3 "A fight", step 1, dice'. */
function placed({ chapters }: Fields, { path, message }: Problem): Problem {
  const [, nth, list, item, rest] = /^\.?chapters\.(\d+)(?:\.([a-z]+)\.(\d+))?\.?(.*)$/.exec(path) ?? []
  // Without quotes YAML takes the number of a hex for a number.
  const remedy = /^must be text, not \d/.test(message) ? `${message}; put it in quotes` : message
  if (nth === undefined) return { path: path.replace(/^\./, ''), message: remedy }
  const chapter = Array.isArray(chapters) ? (chapters as readonly Json[])[Number(nth)] : undefined
  const title = valueAt(chapter, 'title')
  const place = [
    `chapter ${Number(nth) + 1}${typeof title === 'string' ? ` "${title}"` : ''}`,
    ...(list === undefined ? [] : [`${ITEMS[list] ?? list} ${Number(item) + 1}`]),
    ...(rest === undefined || rest === '' ? [] : [rest]),
  ]
  return { path: place.join(', '), message: remedy }
}
