import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, AnyGameRules, Json } from '@/engine/kernel/game'
import { historyFrom, type History, playOn, positionOf } from '@/engine/kernel/history'
import type { HandedIn } from '@/engine/lesson/handed-in'
import { present, problemsText } from '@/engine/kernel/refusal'
import { type OpenSave, unsealed, writeSave } from '@/engine/save/save'
import { chapterOf } from '@/engine/study/study'
import { type OpenStudyBody, type StudyFile, writeOpenStudy } from '@/engine/study/study-file'
import { playAt } from '@/engine/study/study-lines'
import type { Subject } from '../fuzz/subject'

export type AnyHistory = History<object, AnyCommand, AnyEvent>

/** How far into a random game the samples are taken. */
const COMMANDS = 60

/** Something good of each kind, as data. */
export interface Samples {
  readonly save: OpenSave
  readonly study: StudyFile<OpenStudyBody>
  readonly lesson: object
  readonly handIn: HandedIn
  readonly position: Json
  readonly settings: unknown
}

/** What is brought to the doors of a game, before it is spoiled; settings and position have all house rules. */
export function samplesOf(
  { rules, settings, houseRules }: Pick<Subject, 'rules' | 'settings' | 'houseRules'>,
  seed: number,
): Samples {
  const given = settings(seed, 30)
  const inHouse = { ...(given as object), ...houseRules }
  const history = someGame(rules, given, seed)
  const written = (game: AnyHistory) => rules.writePosition(positionOf(game))
  const sealed = { ...unsealed(history, diceStateOf(seed)), ...someSeals(seed) }
  return {
    save: writeSave(rules, sealed),
    study: writeOpenStudy(rules, someStudy(rules, history)),
    lesson: someLesson(rules, written(history), history),
    handIn: someHandIn(rules.id),
    position: written(someGame(rules, inHouse, seed)),
    settings: inHouse,
  }
}

function someSeals(seed: number) {
  const seal = { digest: 'a'.repeat(64), nonce: 'b'.repeat(32) }
  return { seal, diceSeals: [{ ...seal, seed: diceStateOf(seed), from: 0, until: null }] }
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
  const drawings = [{ kind: 'text', hex: '1110', text: 'Here', ink: 'red' }]
  const step = { command, dice: rolls.flatMap(({ values }) => values), text: 'So.', drawings }
  return {
    format: 'hexhearth-lesson',
    version: 2,
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
        detours: [{ commands: [command], text: 'Not so.' }],
      },
    ],
  }
}

function someHandIn(game: string): HandedIn {
  return {
    format: 'hexhearth-hand-in',
    version: 1,
    game,
    lesson: { id: 'some-lesson', title: 'Some lesson', sum: '0123abcd' },
    learner: 'Somebody',
    at: '2026-03-01T09:30',
    tasks: [
      { chapter: 2, solved: 'hint', tries: 3, refused: ['AR-7.6'] },
      { chapter: 3, solved: null, tries: 0, refused: [] },
    ],
  }
}
