import { expect, test } from 'vitest'
import type { Event } from '@/games/arena/events'
import { type Luck, luckIn } from '@/games/arena/queries/forecast/luck'
import { LUCK_REPORT } from '@/games/arena/teaching/luck-report'
import type { Command } from '@/games/arena/commands'
import type { Position } from '@/games/arena/state/position'
import { viewOf } from '@/games/arena/state/view'
import { clause } from '../../../support/clause'
import { arena } from '../on-the-table'
import { everyRoll, type Line, meanOf } from './every-roll'

const home = { w: 'human-grunt 0 C1', z: 'human-grunt 1 C9' }
const RESOLVE = { type: 'resolve', seat: 'west', space: 'C5' } as Command

/** The luck of every line's rolls of a kind, roll by roll, measured against the average and the spread of all lines. */
function expectExact(before: Position, lines: readonly Line[], kind: Luck['kind']): readonly Luck[] {
  const luckOf = ({ events }: Line) => luckIn(events, before).filter((luck) => luck.kind === kind)
  const [first] = lines
  const rolls = first ? luckOf(first) : []
  for (const [nth] of rolls.entries()) {
    const owed = meanOf(lines, (line) => luckOf(line)[nth]?.given ?? Number.NaN)
    const variance = meanOf(lines, (line) => ((luckOf(line)[nth]?.given ?? Number.NaN) - owed) ** 2)
    for (const line of lines) {
      expect(luckOf(line)[nth]?.owed).toBeCloseTo(owed, 12)
      expect(luckOf(line)[nth]?.variance).toBeCloseTo(variance, 12)
    }
  }
  return rolls
}

clause('AA-3.5', () => {
  test('a casualty drawn is measured by what all who could be drawn cost', () => {
    const field = { g: 'giant 0 C5', a: 'orc 1 C5', b: 'archer 1 C5', c: 'kobold 1 C5', ...home }
    const { position } = arena('combat', field)
    const lines = everyRoll(position, RESOLVE)
    expect(lines).toHaveLength(3)
    expect(expectExact(position, lines, 'drawn')).toMatchObject([{ seat: 'west', clause: 'AA-3.5' }])
  })
  test('a single candidate takes no die and is no luck', () => {
    const { position } = arena('combat', { g: 'giant 0 C5', a: 'orc 1 C5', ...home })
    expect(luckIn(everyRoll(position, RESOLVE)[0]?.events ?? [], position)).toEqual([])
  })
})

clause('AA-11.10', () => {
  test('whoever would be saved is worth nothing to draw', () => {
    const field = { g: 'giant 0 C5', h: 'giant 0 C5', a: 'troll 1 C5', b: 'orc 1 C5', ...home }
    const { position } = arena('combat', field)
    const lines = everyRoll(position, RESOLVE)
    expectExact(position, lines, 'drawn')
    const given = lines.map(({ events }) => luckIn(events, position)[0]?.given)
    const dead = lines.map(({ events }) => events.some(({ type }) => type === 'died'))
    expect(given.map((points) => points !== 0)).toEqual(dead)
    expect(new Set(dead)).toEqual(new Set([false, true]))
  })
})

clause('AA-13.8', () => {
  test('on a tie each side’s poison is luck for its own side', () => {
    const field = {
      ...{ s: 'giant-spider 0 C5', t: 'kobold 0 C5', u: 'archer 0 C5' },
      ...{ v: 'giant-snake 1 C5', x: 'archer 1 C5', y: 'skeleton 1 C4' },
      ...home,
    }
    const { position } = arena('combat', field)
    const lines = everyRoll(position, RESOLVE)
    expect(lines.length).toBe(6)
    const rolls = expectExact(position, lines, 'drawn')
    expect(rolls.map(({ seat }) => seat)).toEqual(['east', 'west'])
  })
})

clause('AA-12.5', () => {
  test('a choice that is declined is measured as what was drawn then', () => {
    const field = { s: 'swordmaster 0 C5', a: 'orc 1 C5', b: 'kobold 1 C5', ...home }
    const [begun] = everyRoll(arena('combat', field).position, RESOLVE)
    if (!begun) throw new Error('The fight is not settled')
    const lines = everyRoll(begun.position, { type: 'chooseCasualty', seat: 'west', creature: null })
    expect(lines).toHaveLength(2)
    expect(expectExact(begun.position, lines, 'drawn')).toHaveLength(1)
  })
})

clause('AA-22.5', () => {
  test('a blast is measured creature by creature, for the side that is not hit', () => {
    const field = { n: 'sorcerer 0 C4', a: 'orc 1 C5', b: 'archer 1 C5', k: 'kobold 0 C5', ...home }
    const casts = [
      { id: 'k1', caster: 'n', spell: 'fireball', target: { space: 'C5' }, madeInTurn: 5, due: 5 },
    ]
    const { position } = arena('movement', field, { casts }).play(0, 'endPhase')
    const lines = everyRoll(position, { type: 'passMagic', seat: 'west' })
    expect(lines).toHaveLength(6 ** 3)
    const rolls = expectExact(position, lines, 'blasted')
    expect(rolls.map(({ seat }) => seat)).toEqual(['west', 'west', 'east'])
  })
})

clause('AA-16.1', () => {
  test('losses are those who have died, by whose army they were of', () => {
    const { position } = arena('combat', { g: 'giant 0 C5', a: 'orc 1 C5', ...home })
    const [line] = everyRoll(position, RESOLVE)
    const happened: readonly Event[] = line?.events ?? []
    const view = viewOf(position, 'referee')
    expect(LUCK_REPORT.lossesOf(view, [])).toEqual({ west: 0, east: 0 })
    expect(LUCK_REPORT.lossesOf(view, happened)).toEqual({ west: 0, east: 1 })
    expect(LUCK_REPORT.measures.map(({ said }) => said('West', 1.5))).toEqual([
      'The dice gave West 1.5 points of enemy casualties more than average.',
      'The dice gave West 1.5 enemy creatures hit by blasts more than average.',
    ])
  })
})
