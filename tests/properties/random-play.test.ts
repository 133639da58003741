import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyCommand, AnyGameRules } from '@/engine/kernel/game'
import { diceStateOf, handDice, type Random, seededDice, seededRandom } from '@/engine/kernel/dice'
import { entriesOf, type History, positionAt, positionOf, redo, undo } from '@/engine/kernel/history'
import { replay } from '@/engine/kernel/replay'
import { playInPlace, refusalOf, valuesOf } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import { unsealed, writeSave } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'
import { COUNTERMIX, type UnitType } from '@/games/arrakhar/tables/units'
import { arenaRules } from '@/games/arena/rules'
import { arrakharRules } from '@/games/arrakhar/rules'
import { countOf, mapCounts } from '@/games/arrakhar/queries/counts'
import type { Counts, Position } from '@/games/arrakhar/state/position'
import { overstackedHexes } from '@/games/arrakhar/queries/movement-reach'
import { arena } from '@/headless/fuzz/arena'
import type { AnyHistory } from '@/store/session'
import { type ArrakharHistory, type Plan, randomPlay } from './random-play'

/** Small forces, so that games are short and meet every rule; every setting now and then. */
const VALLEY_PLANS = fc.record({
  seed: fc.integer(),
  commands: fc.constant(350),
  settings: fc.record({
    scenario: fc.constantFrom('short', 'basic', 'long'),
    advancedPlay: fc.constant(true),
    points: fc.record({
      sorcerer: fc.integer({ min: 20, max: 44 }),
      wizard: fc.integer({ min: 10, max: 40 }),
    }),
    turnLimit: fc.constantFrom(3, 30),
    skipEmptySegments: fc.boolean(),
    threeFireballDice: fc.boolean(),
    noEntryHaste: fc.boolean(),
    fixedOdds: fc.boolean(),
    advanceAnyTime: fc.boolean(),
    lateAdvances: fc.boolean(),
  }),
})

/** Every map with and without the variants, both rulesets. */
const ARENA_PLANS = fc.record({
  seed: fc.integer(),
  commands: fc.constant(120),
  settings: fc.nat({ max: 19 }).map((nth) => arena.settings(nth, 8)),
})

const BOTH: readonly (readonly [name: string, AnyGameRules, fc.Arbitrary<Plan>])[] = [
  ['Arrakhar’s Wand', arrakharRules, VALLEY_PLANS],
  ['Arena', arenaRules, ARENA_PLANS],
]

function eachOf<H>(games: number, histories: fc.Arbitrary<H>, property: (history: H) => void): void {
  fc.assert(fc.property(histories, property), { numRuns: games })
}

/** Every position of a game, or every nth. */
function positions<P>(history: History<P, unknown, unknown>, every = 1): readonly P[] {
  const all = Array.from({ length: history.cursor + 1 }, (_, count) => positionAt(history, count))
  return all.filter((_, nth) => nth % every === 0 || nth === history.cursor)
}

/** The same open table with other secrets than the sorcerer's. */
function disguised(position: Position): Position {
  const secrets = { ...position.secrets, wandHaunt: null, recycledOrcs: 0 }
  const pool = { ...secrets.pool, demon: 19, orc: 1, ghoul: 0 }
  return { ...position, secrets: { ...secrets, pool, designs: { ...secrets.designs, sorcerer: null } } }
}

/** Counters of a type that are in use: on the board, in the pool, or out of play and not yet called upon again. */
function usedOf({ units, left, eliminated, secrets }: Position, type: UnitType): number {
  const reused = type === 'orc' ? secrets.recycledOrcs : 0
  return countOf([...units, ...left, ...eliminated], type) + secrets.pool[type] - reused
}

/** Counters of a type that the two sides bought. */
function boughtOf({ secrets: { designs } }: Position, type: UnitType): number {
  return (designs.sorcerer?.[type] ?? 0) + (designs.wizard?.[type] ?? 0)
}

/** Wandering orcs that the step before a position placed. */
function orcsPlacedBy({ steps }: ArrakharHistory, nth: number): number {
  return steps[nth - 1]?.events.filter(({ type }) => type === 'orcPlaced').length ?? 0
}

/** Commands from anywhere in a game, as chance has them. */
function sampleOf({ steps }: AnyHistory, count: number, random: Random): readonly AnyCommand[] {
  return Array.from({ length: count }, () => present(steps[random.below(steps.length)], 'step').entry.command)
}

describe('In random legal play of Arrakhar’s Wand', () => {
  const eachGame = (games: number, property: (history: ArrakharHistory) => void) =>
    eachOf(
      games,
      VALLEY_PLANS.map((plan) => randomPlay(arrakharRules, plan)),
      property,
    )

  test('counters are conserved: what was bought, and orcs that wander in while counters are unused', () => {
    let wandered = 0
    let recycled = 0
    eachGame(12, (history) => {
      let before: Counts | undefined
      for (const [nth, position] of positions(history).entries()) {
        expect(arrakharRules.faultsOf(position)).toEqual([])
        if (position.secrets.setUp) continue
        const now = mapCounts((type) => usedOf(position, type))
        if (before) {
          const orcs = orcsPlacedBy(history, nth)
          expect(now).toEqual({ ...before, orc: Math.min(COUNTERMIX, before.orc + orcs) })
          wandered += orcs
        } else expect(now).toEqual(mapCounts((type) => boughtOf(position, type)))
        before = now
      }
      recycled += positionOf(history).secrets.recycledOrcs
    })
    expect(wandered).toBeGreaterThan(recycled)
  })

  test('nothing is overstacked when a segment has ended', () => {
    eachGame(12, (history) => {
      for (const position of positions(history))
        if (position.now.segment !== 'movement') expect(overstackedHexes(position)).toEqual([])
    })
  })

  test('no unit vanishes: who was in play is on the board, has left or was eliminated', () => {
    eachGame(8, (history) => {
      const seen = new Set<string>()
      for (const { units, left, eliminated } of positions(history)) {
        const now = new Set<string>([...units, ...left, ...eliminated].map((unit) => unit.id))
        expect([...seen].filter((id) => !now.has(id))).toEqual([])
        for (const id of now) seen.add(id)
      }
    })
  })

  test('views do not change with the secrets of another', () => {
    eachGame(8, (history) => {
      for (const position of positions(history, 5)) {
        if (position.ending || position.secrets.setUp) continue
        for (const viewer of ['wizard', 'table'])
          expect(arrakharRules.viewOf(disguised(position), viewer)).toEqual(
            arrakharRules.viewOf(position, viewer),
          )
        for (const viewer of ['sorcerer', 'wizard', 'table'])
          expect(arrakharRules.leaksOf(position, viewer)).toEqual([])
      }
    })
  })
})

describe.each(BOTH)('In random legal play of %s', (_, rules, plans) => {
  const eachGame = (games: number, property: (history: AnyHistory) => void) =>
    eachOf(
      games,
      plans.map((plan) => randomPlay(rules, plan)),
      property,
    )

  test('replay equals play', () => {
    eachGame(6, (history) => {
      expect(replay(rules, history.initial, entriesOf(history))).toEqual({ ok: true, history })
    })
  })

  test('play in place equals play', () => {
    eachGame(6, (history) => {
      const copy = structuredClone(history.initial)
      for (const { entry, position, events } of history.steps) {
        expect(playInPlace(rules, copy, entry.command, handDice(valuesOf(entry.rolls)))).toEqual(events)
        expect(copy).toEqual(position)
      }
    })
  })

  test('a written position is read back the same', () => {
    eachGame(8, (history) => {
      for (const position of positions(history, 3)) {
        const json: unknown = JSON.parse(JSON.stringify(rules.writePosition(position)))
        expect(rules.parsePosition(json)).toEqual({ ok: true, value: position })
      }
    })
  })

  test('a saved game is read back the same', () => {
    eachGame(3, (history) => {
      const game = unsealed(history, null)
      const json: unknown = JSON.parse(JSON.stringify(writeSave(rules, game)))
      expect(readSave(rules, json)).toEqual({ ok: true, value: game })
    })
  })

  test('every command listed is accepted and survives JSON', () => {
    eachGame(6, (history) => {
      for (const position of positions(history, 20)) {
        const listed = rules.legalCommands(position)
        expect(listed.length > 0).toBe(rules.resultOf(position) === null)
        expect(listed.filter((command) => refusalOf(rules, position, command))).toEqual([])
        for (const command of listed.slice(0, 50))
          expect(rules.parseCommand(JSON.parse(JSON.stringify(command)))).toEqual({
            ok: true,
            value: command,
          })
      }
    })
  })

  test('undo and redo come back to the same position, and undo stops at every roll', () => {
    eachGame(8, (history) => {
      for (let cursor = 1; cursor <= history.cursor; cursor++) {
        const here = { ...history, cursor }
        const step = history.steps[cursor - 1]
        const back = undo(here)
        if (step && step.entry.rolls.length > 0) expect(back.ok).toBe(false)
        if (back.ok) expect(redo(back.history)).toEqual({ ok: true, history: here })
      }
    })
  })

  test('a refusal changes nothing', () => {
    let refused = 0
    eachGame(4, (history) => {
      const random = seededRandom(history.cursor)
      const dice = seededDice(diceStateOf(history.cursor))
      for (const position of positions(history, 25)) {
        let copy = structuredClone(position)
        for (const command of sampleOf(history, 100, random)) {
          const outcome = playInPlace(rules, copy, command, dice)
          if ('clause' in outcome) {
            expect(copy).toEqual(position)
            refused += 1
          } else copy = structuredClone(position)
        }
      }
    })
    expect(refused).toBeGreaterThan(100)
  })
})
