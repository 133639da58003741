import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import type { Json } from '@/engine/kernel/game'
import { choosingHand, type ChoosingWays, standOf } from '@/table/choosing/choosing-hand'
import { type CommandPart, narrowed, stepOf } from '@/table/choosing/narrowing'
import { IDLE } from '@/table/desk/answer'

interface Order {
  readonly type: 'cast' | 'rest'
  readonly spell?: string
  readonly by?: string
  readonly at?: string
}

const partsOf = (order: Order): readonly CommandPart[] =>
  Object.entries(order).map(([at, value]) => ({ at, value: value as Json }))

const FIRE_A1: Order = { type: 'cast', spell: 'fire', by: 'mage', at: 'A1' }
const FIRE_B1: Order = { type: 'cast', spell: 'fire', by: 'mage', at: 'B1' }
const ICE_B1: Order = { type: 'cast', spell: 'ice', by: 'mage', at: 'B1' }
const ICE_BY_WITCH: Order = { type: 'cast', spell: 'ice', by: 'witch', at: 'B1' }
const ALL = [FIRE_A1, FIRE_B1, ICE_B1, ICE_BY_WITCH]

describe('what is to be chosen next', () => {
  test('is the first thing in which the commands differ', () => {
    const step = stepOf(partsOf, ALL)
    expect(step?.at).toBe('spell')
    expect(step?.options.map(({ value, commands }) => [value, commands.length])).toEqual([
      ['fire', 2],
      ['ice', 2],
    ])
  })

  test('passes by what is the same in all of them', () => {
    expect(stepOf(partsOf, [FIRE_A1, FIRE_B1])?.at).toBe('at')
    expect(stepOf(partsOf, [ICE_B1, ICE_BY_WITCH])?.at).toBe('by')
  })

  test('is nothing once one command is left', () => {
    expect(stepOf(partsOf, [FIRE_A1])).toBeUndefined()
    expect(stepOf(partsOf, [])).toBeUndefined()
  })

  test('may be whether something is there at all', () => {
    const far = { ...FIRE_A1, by: 'mage' }
    const { by: _by, ...bare } = FIRE_A1
    expect(stepOf(partsOf, [far, bare])?.options.map(({ value }) => value)).toEqual(['mage', undefined])
  })
})

test('what has been chosen leaves the commands that have it', () => {
  expect(narrowed(partsOf, ALL, { spell: '"ice"' })).toEqual([ICE_B1, ICE_BY_WITCH])
  expect(narrowed(partsOf, ALL, { spell: '"ice"', by: '"witch"' })).toEqual([ICE_BY_WITCH])
  expect(narrowed(partsOf, ALL, { spell: '"hail"' })).toEqual([])
})

const A1 = 'A1' as HexId
const B1 = 'B1' as HexId
const C1 = 'C1' as HexId

/** All stand in C1; where a spell goes is a hex. */
function waysFor(orders: readonly Order[], weighty: readonly Order[] = []): ChoosingWays<object, Order> {
  return {
    offersOf: () => orders,
    partsOf,
    hexOf: (_view, at, value) => (at === 'at' ? (value as HexId) : undefined),
    startOf: (_view, { by }) => (by === undefined ? undefined : C1),
    isWeighty: (order) => weighty.includes(order),
    nothing: (_view, hex) => ({ clause: 'X-1.1', message: `Nothing in ${hex}.` }),
  }
}

describe('on the board', () => {
  test('a click on the last thing that is open gives the command', () => {
    const hand = choosingHand(waysFor([FIRE_A1, FIRE_B1]))
    expect(hand.answer({}, IDLE, B1)).toMatchObject({ kind: 'commands', commands: [FIRE_B1] })
  })

  test('what is weighty is looked at once more', () => {
    const hand = choosingHand(waysFor([FIRE_A1, FIRE_B1], [FIRE_B1]))
    expect(hand.answer({}, IDLE, B1)).toMatchObject({
      kind: 'gesture',
      gesture: { name: 'Choosing', settled: { at: '"B1"' } },
    })
  })

  test('where something else is to be chosen first, a click looks at whoever could do it', () => {
    const hand = choosingHand(waysFor(ALL))
    expect(hand.answer({}, IDLE, C1)).toMatchObject({ gesture: { name: 'Choosing', settled: {}, hex: C1 } })
    expect(hand.answer({}, IDLE, B1)).toMatchObject({ kind: 'refusal', otherwise: { clause: 'X-1.1' } })
  })

  test('goals are lit, and who can act', () => {
    const hand = choosingHand(waysFor([FIRE_A1, FIRE_B1]))
    expect(hand.marks({}, IDLE)).toEqual([
      { hex: A1, kind: 'target' },
      { hex: B1, kind: 'target' },
      { hex: C1, kind: 'choice' },
    ])
  })

  test('what is in hand is let go when nothing of it can be done any more', () => {
    const gesture = { name: 'Choosing', settled: { spell: '"fire"' }, hex: null } as const
    expect(choosingHand(waysFor(ALL)).settled({}, gesture)).toBe(gesture)
    expect(choosingHand(waysFor([ICE_B1])).settled({}, gesture)).toEqual(IDLE)
    expect(standOf(waysFor(ALL), {}, gesture).commands).toEqual([FIRE_A1, FIRE_B1])
  })
})
