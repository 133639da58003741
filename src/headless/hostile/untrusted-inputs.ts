import { type DiceState, diceStateOf } from '@/engine/kernel/dice'
import type { AnyGameRules, Json } from '@/engine/kernel/game'
import { positionAt, positionOf } from '@/engine/kernel/history'
import { readHandedIn } from '@/engine/lesson/handed-in'
import { readingLesson } from '@/engine/lesson/lesson-read'
import { readingJson } from '@/engine/files/json'
import { packed, packedText } from '@/engine/files/packing'
import type { Drive, Cooperative } from '@/engine/basics/cooperative'
import { firstFound } from '@/engine/basics/first-found'
import { type Parsed, problemsText } from '@/engine/kernel/refusal'
import type { LockedBody } from '@/engine/files/locked'
import { type OpenSave, type Save, unsealed, writeSave } from '@/engine/save/save'
import { lockedSaveIn, readingSave, readSave } from '@/engine/save/save-read'
import type { OpenStudyBody, StudyFile } from '@/engine/study/study-file'
import { readingStudy } from '@/engine/study/study-read'
import { sameData } from '@/engine/basics/same-data'
import { type Mutation, MUTATIONS } from './mutations'
import type { AnyHistory, Samples } from './samples'

/** Looks at what was let in: a sentence for what is not sound. */
type Check = () => string | undefined

/** Somewhere that strangers' data comes in. */
export interface UntrustedInput {
  /** What comes in there. */
  readonly kind: string
  /** The text of something good, as the program writes it. */
  readonly sample: string
  /** What can become of it on its way, by name. */
  readonly mutations: Readonly<Record<string, Mutation>>
  /** Reads a text, driven as told. */
  readonly take: (text: string, drive: Drive) => Promise<Parsed<Check>>
}

/** All doors for files of a game. */
export function untrustedInputsOf(rules: AnyGameRules, samples: Samples): readonly UntrustedInput[] {
  const reader = { id: rules.id, files: rules }
  return [
    ...packableDoors('save', samples.save, (kind, sample) => saveDoor(rules, kind, sample)),
    lockedDoor(rules, samples.save),
    ...packableDoors('study', samples.study, (kind, sample) => studyDoor(rules, kind, sample)),
    fileDoor(
      'lesson',
      samples.lesson,
      (json) => readingLesson(reader, json),
      () => undefined,
    ),
    fileDoor('hand-in', samples.handIn, inOneStep(readHandedIn), () => undefined),
    fileDoor(
      'position',
      samples.position,
      inOneStep((json) => rules.parsePosition(json)),
      (found) => positionFault(rules, found),
    ),
    fileDoor(
      'settings',
      samples.settings,
      inOneStep((json) => rules.newGame(json)),
      (found) => positionFault(rules, found),
    ),
  ]
}

function saveDoor(rules: AnyGameRules, kind: string, sample: unknown): UntrustedInput {
  return fileDoor(
    kind,
    sample,
    (json) => readingSave(rules, json),
    (loaded) => gameFault(rules, loaded.history),
  )
}

/** Nobody can open what lies in there without its passphrases, so it holds nothing. */
function lockedDoor(rules: AnyGameRules, { body: _, ...head }: OpenSave): UntrustedInput {
  const under = { iv: 'QUJDREVGR0hJSktM', data: 'QUJD'.repeat(2000) }
  const share = { ...under, salt: 'QUJDREVGR0hJSktMTU5PUA==', iterations: 600_000 }
  const shares = Object.fromEntries(rules.seats.map((seat) => [seat, share]))
  const locked: Save<LockedBody> = { ...head, body: { kind: 'locked', ...under, shares, recovery: under } }
  return fileDoor(
    'locked save',
    locked,
    function* (json): Cooperative<Parsed<unknown>> {
      const save = lockedSaveIn(json)
      return save ? { ok: true, value: save } : yield* readingSave(rules, json)
    },
    () => undefined,
  )
}

function studyDoor(rules: AnyGameRules, kind: string, sample: unknown): UntrustedInput {
  return fileDoor(
    kind,
    sample,
    (json) => readingStudy(rules, json),
    ({ chapters }) =>
      firstFound(
        chapters.flatMap(({ lines }) => lines),
        (line) => gameFault(rules, line.history),
      ),
  )
}

/** A file as it is written while all lies open, when it is packed, and in its first version. */
function packableDoors(
  kind: string,
  open: OpenSave | StudyFile<OpenStudyBody>,
  doorOf: (kind: string, sample: unknown) => UntrustedInput,
): readonly UntrustedInput[] {
  const key = diceStateOf(kind.length)
  const packedDoor = doorOf(`packed ${kind}`, { ...open, body: packed(open.body, key) })
  return [
    doorOf(kind, open),
    packedDoor,
    { ...packedDoor, kind: `${kind} spoiled before it was packed`, mutations: spoiledWithin(open, key) },
    doorOf(`${kind} of version 1`, 'seals' in open ? saveOfVersion1(open) : studyOfVersion1(open)),
  ]
}

/** What can become of the body of a file before it is packed. */
function spoiledWithin(
  open: OpenSave | StudyFile<OpenStudyBody>,
  key: DiceState,
): UntrustedInput['mutations'] {
  const text = JSON.stringify(open.body)
  return Object.fromEntries(
    Object.entries(MUTATIONS).map(([name, spoil]): [string, Mutation] => [
      name,
      (_, random) => JSON.stringify({ ...open, body: packedText(spoil(text, random), key) }),
    ]),
  )
}

function studyOfVersion1({ body, ...study }: StudyFile<OpenStudyBody>) {
  return { ...study, version: 1, chapters: body.chapters }
}

function saveOfVersion1({ format, game, seals, body }: OpenSave) {
  const { initial, entries, cursor, dice, nonce } = body
  return { format, version: 1, game, initial, entries, cursor, dice, seal: { digest: seals.choice, nonce } }
}

/** A door for files, which are JSON; `reading` reads the data of one. */
function fileDoor<Value>(
  kind: string,
  sample: unknown,
  reading: (json: unknown) => Cooperative<Parsed<Value>>,
  faultOf: (value: Value) => string | undefined,
): UntrustedInput {
  return {
    kind,
    sample: JSON.stringify(sample),
    mutations: MUTATIONS,
    take: async (text, drive) => {
      const json = await drive(readingJson(text))
      if (!json.ok) return json
      const read = await drive(reading(json.value))
      return read.ok ? { ok: true, value: () => faultOf(read.value) } : read
    },
  }
}

/** For what is read without a pause. */
function inOneStep<Value>(read: (json: unknown) => Parsed<Value>) {
  return function* (json: unknown): Cooperative<Parsed<Value>> {
    yield
    return read(json)
  }
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
  const written = fileOf(rules, position)
  const again = rules.parsePosition(written)
  if (!again.ok) return `its position cannot be read again: ${problemsText(again.problems)}`
  if (!sameData(fileOf(rules, again.value), written)) return 'its position is another when read again'
  for (const viewer of [...rules.seats, 'table', 'referee']) rules.viewOf(position, viewer)
  rules.legalCommands(position)
  return undefined
}

/** A position as its file says it: text does not tell -0 from 0. */
function fileOf(rules: AnyGameRules, position: object): Json {
  return JSON.parse(JSON.stringify(rules.writePosition(position))) as Json
}
