import { seededDice, diceStateOf, seededRandom } from '@/engine/dice'
import type { AnyCommand, AnyEvent, AnyGameRules, Json } from '@/engine/game'
import { historyFrom, type History, playOn, positionAt, positionOf } from '@/engine/history'
import { LESSON_VERSION } from '@/engine/lesson'
import { readLesson } from '@/engine/lesson-read'
import { packed, packedText } from '@/engine/packing'
import { type Parsed, present, problemsText } from '@/engine/refusal'
import { type OpenSave, unsealed, writeSave } from '@/engine/save'
import { readSave } from '@/engine/save-read'
import { chapterOf } from '@/engine/study'
import { writeOpenStudy } from '@/engine/study-file'
import { playAt } from '@/engine/study-lines'
import { readStudy } from '@/engine/study-read'
import { sameData } from '../fuzz/same-data'
import type { Subject } from '../fuzz/subject'

type AnyHistory = History<object, AnyCommand, AnyEvent>

/** Somewhere that strangers' data comes in. */
export interface Door {
  /** What comes in there. */
  readonly kind: string
  /** Something good, as the program writes it, or what of it is spoiled. */
  readonly sample: unknown
  /** What comes in, as text, once its sample has been spoiled; the text itself when left out. */
  readonly around?: (text: string) => string
  /** Reads what came in; undefined for what was let in and is sound, a sentence for what is not. */
  readonly take: (json: unknown) => Parsed<string | undefined>
}

/** How far into a random game the samples are taken. */
const COMMANDS = 60

/** All doors of a game but links, which are the page's. */
export function doorsOf({ rules, settings }: Omit<Subject, 'revealing'>, seed: number): readonly Door[] {
  const given = settings(seed, 30)
  const history = someGame(rules, given, seed)
  const position = rules.writePosition(positionOf(history))
  const save = writeSave(rules, { ...unsealed(history, diceStateOf(seed)), ...someSeals(seed) })
  const study = writeOpenStudy(rules, someStudy(rules, history))
  const takeSave = (json: unknown) =>
    checked(readSave(rules, json), (loaded) => gameFault(rules, loaded.history))
  const takeStudy = (json: unknown) =>
    checked(readStudy(rules, json), ({ chapters }) =>
      firstOf(
        chapters.flatMap(({ lines }) => lines),
        (line) => gameFault(rules, line.history),
      ),
    )
  return [
    ...doorsOfPackable('save', save, takeSave, seed),
    { kind: 'save of version 1', sample: saveOfVersion1(save), take: takeSave },
    ...doorsOfPackable('study', study, takeStudy, seed),
    { kind: 'study of version 1', sample: studyOfVersion1(study), take: takeStudy },
    {
      kind: 'lesson',
      sample: someLesson(rules, position, history),
      take: (json) => checked(readLesson({ id: rules.id, files: rules }, json), () => undefined),
    },
    {
      kind: 'position',
      sample: position,
      take: (json) => checked(rules.parsePosition(json), (found) => positionFault(rules, found)),
    },
    {
      kind: 'settings',
      sample: given,
      take: (json) => checked(rules.newGame(json), (found) => positionFault(rules, found)),
    },
  ]
}

/** A file that comes in open or packed; what is packed may be spoiled from within, too. */
function doorsOfPackable(
  kind: string,
  open: { readonly body: object },
  take: Door['take'],
  seed: number,
): readonly Door[] {
  const key = diceStateOf(seed)
  const around = (text: string) => JSON.stringify({ ...open, body: packedText(text, key) })
  return [
    { kind, sample: open, take },
    { kind: `packed ${kind}`, sample: { ...open, body: packed(open.body, key) }, take },
    { kind: `${kind} spoiled before it was packed`, sample: open.body, around, take },
  ]
}

function someSeals(seed: number) {
  const seal = { digest: 'a'.repeat(64), nonce: 'b'.repeat(32) }
  return { seal, diceSeals: [{ ...seal, seed: diceStateOf(seed), from: 0, until: null }] }
}

function studyOfVersion1({ body, ...study }: ReturnType<typeof writeOpenStudy>) {
  return { ...study, version: 1, chapters: body.chapters }
}

function saveOfVersion1({ format, game, seals, body }: OpenSave) {
  const { initial, entries, cursor, dice, nonce } = body
  return { format, version: 1, game, initial, entries, cursor, dice, seal: { digest: seals.choice, nonce } }
}

function checked<Value>(
  parsed: Parsed<Value>,
  faultOf: (value: Value) => string | undefined,
): Parsed<string | undefined> {
  return parsed.ok ? { ok: true, value: faultOf(parsed.value) } : parsed
}

function firstOf<Item>(items: readonly Item[], faultOf: (item: Item) => string | undefined) {
  for (const item of items) {
    const fault = faultOf(item)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** Why a game that was let in does not really open, if so: written and read again it must stand where it stood. */
function gameFault(rules: AnyGameRules, history: AnyHistory): string | undefined {
  const text = JSON.stringify(writeSave(rules, unsealed(history, null)))
  const again = readSave(rules, JSON.parse(text))
  if (!again.ok) return `what was let in cannot be read again: ${problemsText(again.problems)}`
  const last = positionAt(history, history.steps.length)
  const { steps } = again.value.history
  if (!sameData(positionAt(again.value.history, steps.length), last)) return 'its replay does not agree'
  return positionFault(rules, positionOf(history))
}

/** Why a position that was let in cannot be played on, if so. */
function positionFault(rules: AnyGameRules, position: object): string | undefined {
  const text = JSON.stringify(rules.writePosition(position))
  const again = rules.parsePosition(JSON.parse(text))
  if (!again.ok) return `its position cannot be read again: ${problemsText(again.problems)}`
  // As text, which does not tell -0 from 0.
  if (JSON.stringify(rules.writePosition(again.value)) !== text)
    return 'its position is another when read again'
  for (const viewer of [...rules.seats, 'table', 'referee']) rules.viewOf(position, viewer)
  rules.legalCommands(position)
  return undefined
}

function someGame(rules: AnyGameRules, settings: unknown, seed: number): AnyHistory {
  const initial = rules.newGame(settings)
  if (!initial.ok) throw new Error(problemsText(initial.problems))
  const random = seededRandom(seed)
  const dice = seededDice(diceStateOf(seed))
  let history: AnyHistory = historyFrom(initial.value)
  for (let nth = 0; nth < COMMANDS; nth++) {
    const command = rules.sampleCommand(positionOf(history), random)
    if (!command) break
    history = playOn(rules, history, { command, dice }).history
  }
  return history
}

/** The game with a branch and a note. */
function someStudy(rules: AnyGameRules, history: AnyHistory) {
  const start = { title: 'A game', lineTitle: 'As played', secrets: 'kept' as const }
  const chapter = chapterOf({ ...start, history })
  const line = present(chapter.lines[0], 'first line').id
  const place = { line, step: COMMANDS / 2 }
  const { command, rolls } = present(history.steps[COMMANDS / 2], 'step').entry
  const order = { command, dice: { roll: () => rolls.flatMap(({ values }) => values) } }
  const branched = playAt(rules, { chapter, place }, order, 'What if').chapter
  const drawings = [{ kind: 'circle' as const, hex: '1110' as never, ink: 'red' as const }]
  const notes = [{ ...place, text: 'Look at [[AR-7.6]].', drawings }]
  return { game: rules.id, title: 'A study', chapters: [{ ...branched, notes }] }
}

function someLesson(rules: AnyGameRules, position: Json, history: AnyHistory) {
  const base = { title: 'One', text: ['Look at [[AR-7.6]].'], position, viewer: 'referee' }
  const { command, rolls } = present(history.steps.at(-1), 'step').entry
  const step = { command, dice: rolls.flatMap(({ values }) => values), text: 'So.' }
  return {
    format: 'hexhearth-lesson',
    version: LESSON_VERSION,
    game: rules.id,
    id: 'some-lesson',
    title: 'Some lesson',
    summary: 'A sentence.',
    minutes: 3,
    chapters: [
      { kind: 'reading', ...base },
      { kind: 'demonstration', ...base, steps: [step] },
      {
        kind: 'task',
        ...base,
        goal: { any: [{ position: { turn: 3 } }, { not: { event: { type: 'moved' } } }, { commands: 1 }] },
        hints: ['Try.'],
        solution: [command],
        mistakes: [{ commands: [command], clause: 'AR-7.6' }],
      },
    ],
  }
}
