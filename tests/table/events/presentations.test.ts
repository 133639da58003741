import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BoardEffect } from '@/board/motion/board-effect'
import type { AnyEvent } from '@/engine/kernel/game'
import { problemsText } from '@/engine/kernel/refusal'
import { readSave } from '@/engine/save/save-read'
import type { LogStep } from '@/engine/table/table'
import { CLAUSES as ARENA_CLAUSES } from '@/games/arena/clauses'
import { namesIn } from '@/games/arena/queries/names'
import { EVENTS as ARENA_EVENTS } from '@/games/arena/events'
import { PRESENTATIONS as ARENA } from '@/games/arena/ui/events'
import { CLAUSES as ARRAKHAR_CLAUSES } from '@/games/arrakhar/clauses'
import { EVENTS as ARRAKHAR_EVENTS } from '@/games/arrakhar/events'
import { PRESENTATIONS as ARRAKHAR } from '@/games/arrakhar/ui/events'
import { typeLookup } from '@/games/arrakhar/ui/sentences/words'
import { diceIn, type EventTypes, type Presentations } from '@/table/events/presentation'
import { sentenceBy } from '@/table/log/sentences'
import { effectsBy } from '@/table/motion/effects'
import { setPiecesBy } from '@/table/motion/set-pieces'
import { soundsBy } from '@/table/motion/sounds'
import { recapWaysBy } from '@/table/recap/recap-ways'
import { eventGoalsBy } from '@/table/teaching/event-goals'
import { folderOf } from '../../corpus/kept'
import { rulesOf } from '../../support/every-game'

/** Any game's presentations, for a test that does not care which. */
interface AnyEvents extends EventTypes {
  readonly names: never
}

interface Subject {
  readonly id: string
  /** What the rules declare. */
  readonly declared: object
  readonly presentations: Presentations<AnyEvents>
  readonly namesOf: (view: never, log: never) => unknown
  readonly clauses: object
  /** Events that no recorded game has. */
  readonly seldom: readonly string[]
}

const SUBJECTS: readonly Subject[] = [
  {
    id: 'arrakhar',
    declared: ARRAKHAR_EVENTS,
    presentations: ARRAKHAR as unknown as Presentations<AnyEvents>,
    namesOf: typeLookup,
    clauses: ARRAKHAR_CLAUSES,
    seldom: ['hauntLifted', 'sorcerersLifted'],
  },
  {
    id: 'arena',
    declared: ARENA_EVENTS,
    presentations: ARENA as unknown as Presentations<AnyEvents>,
    namesOf: namesIn,
    clauses: ARENA_CLAUSES,
    seldom: ['itemDisenchanted', 'carried'],
  },
]

/** What came of a recorded step, and how things lay before and after it. */
interface Told extends LogStep<AnyEvent> {
  readonly before: object
  readonly after: object
}

/** Every game recorded of a game, each as its steps. */
function recorded(id: string): readonly (readonly Told[])[] {
  const rules = rulesOf(id)
  const files = readdirSync(folderOf(id)).filter((file) => file !== 'results.json')
  return files.map((file) => {
    const read = readSave(rules, JSON.parse(readFileSync(folderOf(id) + file, 'utf8')))
    if (!read.ok) throw new Error(problemsText(read.problems))
    const { initial, steps } = read.value.history
    let before = rules.viewOf(initial, 'referee')
    return steps.map(({ position, events, entry, seat }, nth) => {
      const after = rules.viewOf(position, 'referee')
      const told = { number: nth + 1, seat, events, rolls: entry.rolls, typed: false, before, after }
      before = after
      return told
    })
  })
}

describe.each(SUBJECTS)('The events of $id', ({ id, declared, presentations, namesOf, clauses, seldom }) => {
  let games: readonly (readonly Told[])[] = []
  beforeAll(() => {
    games = recorded(id)
  })

  test('have one entry each for the rules and for the table', () => {
    expect(Object.keys(presentations).toSorted()).toEqual(Object.keys(declared).toSorted())
  })

  test('happen in recorded games, but for few', () => {
    const met = new Set(games.flat().flatMap(({ events }) => events.map(({ type }) => type)))
    expect([...met].filter((type) => !(type in presentations))).toEqual([])
    expect(Object.keys(presentations).filter((type) => !met.has(type))).toEqual(seldom)
  })

  test('are told in whole sentences, under a clause of the rules', () => {
    const sentenceOf = sentenceBy(presentations)
    for (const { events, after, ...step } of games.flat()) {
      const names = namesOf(after as never, [{ ...step, events }] as never) as never
      for (const event of events) {
        const line = sentenceOf(event, names)
        if (!line) continue
        expect(line.text, event.type).toMatch(line.kind === 'heading' ? /^[^.]+$/ : /^\P{Ll}.*[.!]$/u)
        expect(line.text, event.type).not.toMatch(/undefined|null|NaN|\[object/)
        expect(clauses).toHaveProperty([line.clause ?? ''])
      }
    }
  })

  test('show every die that was thrown, a draw’s alike, and mean something by it', () => {
    const setPiecesOf = setPiecesBy(presentations, namesOf as never)
    const kinds = new Set<string>()
    for (const told of games.flat()) {
      const thrown = diceIn(presentations, told).flat()
      expect(thrown.toSorted()).toEqual(told.rolls.flatMap(({ values }) => values).toSorted())
      const pieces = setPiecesOf(told.after, told)
      for (const piece of pieces) {
        kinds.add(piece.kind)
        if (piece.kind === 'banner') continue
        const dice = piece.throws.flatMap((one) => one.dice)
        expect(dice.flatMap(({ faces }) => faces).toSorted()).toEqual(thrown.toSorted())
        for (const { says } of dice) expect(says).not.toMatch(/^$|undefined|null|NaN|\[object/)
      }
    }
    expect([...kinds].toSorted()).toEqual(['banner', 'dice'])
  })

  test('are shown, heard, drawn and offered as goals without fail', () => {
    const effectsOf = effectsBy(presentations)
    const soundsOf = soundsBy(presentations)
    const { arrowsOf } = recapWaysBy(presentations, namesOf as never)
    const goalsOf = eventGoalsBy(presentations)
    const kinds = new Set<BoardEffect['kind']>()
    for (const told of games.flat()) {
      for (const { kind } of effectsOf(told.before, told.events, told.after)) kinds.add(kind)
      expect(soundsOf(told).every(({ after }) => after >= 0)).toBe(true)
      for (const event of told.events)
        for (const { from, to } of arrowsOf(event, told.before, [told])) expect(from).not.toBe(to)
      for (const { goal } of goalsOf(told.events, namesOf(told.after as never, [told] as never) as never))
        expect(JSON.stringify(goal)).toBe(JSON.stringify(structuredClone(goal)))
    }
    expect(kinds.size).toBeGreaterThan(5)
  })
})
