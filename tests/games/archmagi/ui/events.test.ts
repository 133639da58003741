import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '@/engine/kernel/game'
import { CLAUSES } from '@/games/archmagi/clauses'
import { type Event, EVENTS } from '@/games/archmagi/events'
import { namesIn, typeName } from '@/games/archmagi/queries/names'
import { viewOf } from '@/games/archmagi/queries/view'
import type { MageSeat } from '@/games/archmagi/state/terms'
import { artifactRow, spellRow } from '@/games/archmagi/tables/chits'
import type { UnitTypeId } from '@/games/archmagi/tables/types'
import { PRESENTATIONS } from '@/games/archmagi/ui/events'
import { diceIn } from '@/table/events/presentation'
import { sentenceBy } from '@/table/log/sentences'
import { setPiecesBy } from '@/table/motion/set-pieces'
import { soundsBy } from '@/table/motion/sounds'
import { recapWaysBy } from '@/table/recap/recap-ways'
import { eventGoalsBy } from '@/table/teaching/event-goals'
import vectors from '../../../data/archmagi/vectors.json' with { type: 'json' }
import { ARTIFACT_SCENES } from '../scenes/artifacts'
import { POWER_SCENES } from '../scenes/powers'
import { SPELL_SCENES } from '../scenes/spells'
import { KEPT, THEFTS } from './told-cases'
import { logOf, mayHear, readBy, stepsOfCase, stepsOfCases, stepsOfGame, type ToldStep } from './told-steps'

type Steps = readonly ToldStep[]

const SEATS: readonly MageSeat[] = ['one', 'two', 'three']
const VIEWERS: readonly Viewer[] = [...SEATS, 'table', 'referee']

/** Events that neither a case nor random play brings about. */
const SELDOM: readonly Event['type'][] = ['landTooSmall', 'bagEmpty']

/** Events that need no line of their own: another one tells of them. */
const SILENT: readonly Event['type'][] = ['turnBegan', 'picked', 'planCommitted', 'answerPassed', 'revealed']

let scenes: readonly Steps[] = []
let games: readonly Steps[] = []
beforeAll(() => {
  const all = { ...SPELL_SCENES, ...ARTIFACT_SCENES, ...POWER_SCENES, ...THEFTS, ...KEPT }
  scenes = [...stepsOfCases(vectors), ...Object.values(all).map(stepsOfCase)]
  const generator = { columns: 9, rows: 8, land: 24, reefs: 2, abysses: 2 }
  games = [
    stepsOfGame({ map: 'mirror-isle', roundLimit: 5 }, 1),
    stepsOfGame({ map: 'mirror-isle', seats: 3, roundLimit: 5 }, 2),
    stepsOfGame({ map: 'mirror-isle', exploration: true, terrainMethod: 'd20', roundLimit: 4 }, 3),
    stepsOfGame({ map: { generator }, terrainMethod: 'd20', roundLimit: 4 }, 4),
  ]
})

function everyStep(): Steps {
  return [...scenes, ...games].flat()
}

/** Ids, seats and words of the program, which nobody should read. */
const RAW =
  /undefined|null|NaN|\[object|[a-z][A-Z]|@|\b[uw]\d+\b|\b[a-z]+-[a-z]+\b|\b(one|two|three|four)\b|'| {2}/

describe('what happens', () => {
  test('has an entry for the rules and one for the table each', () => {
    expect(Object.keys(PRESENTATIONS).toSorted()).toEqual(Object.keys(EVENTS).toSorted())
  })

  test('has all been tried here, but for little', () => {
    const met = new Set(everyStep().flatMap(({ events }) => events.map(({ type }) => type)))
    expect(Object.keys(EVENTS).filter((type) => !met.has(type as Event['type']))).toEqual(SELDOM)
  })

  test('is told in whole sentences without a word of the program, under a clause', () => {
    const sentenceOf = sentenceBy(PRESENTATIONS)
    for (const { after, events } of everyStep())
      for (const event of events) {
        const line = sentenceOf(event, namesIn(viewOf(after, 'referee'), [{ events }]))
        if (!line) continue
        expect(line.text, event.type).toMatch(line.kind === 'heading' ? /^[^.]+$/ : /^\p{Lu}.*[.!]$/u)
        expect(line.text, event.type).not.toMatch(RAW)
        expect(CLAUSES).toHaveProperty([line.clause ?? ''])
      }
  })

  test('has a line, unless something else tells of it', () => {
    const sentenceOf = sentenceBy(PRESENTATIONS)
    const silent = everyStep().flatMap(({ after, events }) =>
      events.filter((event) => !sentenceOf(event, namesIn(viewOf(after, 'referee'), [{ events }]))),
    )
    expect([...new Set(silent.map(({ type }) => type))].toSorted()).toEqual(
      // A plan of nothing but spells, whose casting is told, and an attack from which all are kept.
      [...SILENT, 'plansRevealed', 'diceRolled'].toSorted(),
    )
  })

  test('lies open on the table with every die but those of draws and random picks', () => {
    const isUntold = (label: string) => /^(draw|who|where|terrain|Tundra)/.test(label)
    for (const step of everyStep()) {
      const rolls = step.rolls.filter(({ label }) => !isUntold(label)).flatMap(({ values }) => values)
      expect(diceIn(PRESENTATIONS, step).flat().toSorted()).toEqual(rolls.toSorted())
    }
  })

  test('means something by each die that is shown', () => {
    const setPiecesOf = setPiecesBy(PRESENTATIONS, namesIn)
    const kinds = new Set<string>()
    for (const { after, ...step } of everyStep()) {
      const told = { ...step, number: 1, seat: null, typed: false }
      for (const piece of setPiecesOf(viewOf(after, 'referee'), told)) {
        kinds.add(piece.kind)
        const says =
          piece.kind === 'banner'
            ? [piece.text]
            : piece.throws.flatMap(({ dice }) => dice).map((die) => die.says)
        for (const words of says) {
          expect(words).not.toMatch(RAW)
          expect(words).not.toBe('')
        }
      }
    }
    expect([...kinds].toSorted()).toEqual(['banner', 'dice'])
  })

  test('is heard, drawn and offered as a goal without fail', () => {
    const soundsOf = soundsBy(PRESENTATIONS)
    const goalsOf = eventGoalsBy(PRESENTATIONS)
    const { arrowsOf } = recapWaysBy(PRESENTATIONS, namesIn)
    for (const { before, after, events, rolls } of everyStep()) {
      const step = { number: 1, seat: null, typed: false, events, rolls }
      expect(soundsOf(step).every((one) => one.after >= 0)).toBe(true)
      for (const event of events)
        for (const { from, to } of arrowsOf(event, viewOf(before, 'referee'), [step]))
          expect(from).not.toBe(to)
      for (const { goal } of goalsOf(events, namesIn(viewOf(after, 'referee'), [step])))
        expect(goal).toEqual(JSON.parse(JSON.stringify(goal)))
    }
  })
})

describe('what is secret', () => {
  /** What an event tells that only one seat may know, by name. */
  function secretNames(event: Event): readonly string[] {
    switch (event.type) {
      case 'drew':
      case 'discarded':
      case 'sawQueue':
        return event.pile === 'spells'
          ? event.chits.map((chit) => spellRow(chit as never).name)
          : event.pile === 'artifacts'
            ? event.chits.map((chit) => artifactRow(chit as never).name)
            : event.chits.map((chit) => typeName(chit as UnitTypeId))
      case 'deployed':
      case 'changedForm':
        return [typeName(event.kind)]
      case 'looked':
        return event.kinds.map(typeName)
      default:
        return []
    }
  }

  /** Names of units that all hear of in a step, whatever else is secret. */
  function openNames(events: readonly Event[]): readonly string[] {
    return events
      .filter((event) => mayHear(event, 'table'))
      .flatMap((event) => [
        ...('kind' in event ? [typeName(event.kind)] : []),
        ...(event.type === 'stackGrew' && event.site !== null ? [typeName(event.site)] : []),
      ])
  }

  test('stays out of what the other seats read', () => {
    let count = 0
    for (const steps of games)
      for (const viewer of [...SEATS, 'table'] as const) {
        const read = readBy(steps, viewer)
        for (const [nth, { events }] of steps.entries()) {
          const own = events.filter((event) => mayHear(event, viewer)).flatMap(secretNames)
          const open = [...openNames(events), ...own]
          const secret = events
            .filter((event) => !mayHear(event, viewer))
            .flatMap(secretNames)
            .filter((name) => !open.includes(name))
          const lines = read[nth] ?? []
          for (const name of secret) {
            count += 1
            const said = new RegExp(`(^|[ (])${name}([ .,:)]|$)`)
            expect(lines.filter((line) => said.test(line))).toEqual([])
          }
        }
      }
    expect(count).toBeGreaterThan(500)
  })
})

describe('the log', () => {
  test('calls units that have gone by name when it is read again later', () => {
    for (const steps of games) {
      const log = logOf(steps, 'referee')
      const end = steps.at(-1)?.after
      const names = end && namesIn(viewOf(end, 'referee'), log)
      for (const event of log.flatMap(({ events }) => events))
        if (event.type === 'spellCast') expect(names?.unit(event.casting.caster)).not.toBe('a hidden unit')
    }
  })
})

test('whoever looks on reads sentences, too, whatever is hidden', () => {
  for (const steps of games)
    for (const viewer of VIEWERS)
      for (const line of readBy(steps, viewer).flat()) expect(line).not.toMatch(RAW)
})
