import { describe, expect, test } from 'vitest'
import { diceStateOf, entryFor, handDice, RollsWanted, seededDice, seededRandom } from '@/engine/kernel/dice'

const d6 = (count: number) => ({ count, faces: 6, label: 'test' })

describe('Seeded dice', () => {
  test('roll the same from the same seed', () => {
    expect(seededDice(diceStateOf(7)).roll(d6(50))).toEqual(seededDice(diceStateOf(7)).roll(d6(50)))
  })
  test('roll otherwise from another', () => {
    expect(seededDice(diceStateOf(7)).roll(d6(50))).not.toEqual(seededDice(diceStateOf(8)).roll(d6(50)))
  })
  test('go on from their state as if never stopped', () => {
    const dice = seededDice(diceStateOf(7))
    dice.roll(d6(13))
    const state: unknown = JSON.parse(JSON.stringify(dice.state()))
    expect(seededDice(state as readonly number[]).roll(d6(20))).toEqual(dice.roll(d6(20)))
  })
  test('leave the state handed in as it was', () => {
    const state = diceStateOf(7)
    const copy = [...state]
    seededDice(state).roll(d6(5))
    expect(state).toEqual(copy)
  })
  test.each([2, 6, 10, 20])('show every one of %i faces and no other', (faces) => {
    const values = seededDice(diceStateOf(1)).roll({ count: 1000, faces, label: 'test' })
    expect([...new Set(values)].sort((a, b) => a - b)).toEqual(
      Array.from({ length: faces }, (_, nth) => nth + 1),
    )
  })
  test('roll no dice when none is asked for', () => {
    expect(seededDice(diceStateOf(1)).roll(d6(0))).toEqual([])
  })
})

describe('Random choices', () => {
  test('stay below the limit', () => {
    const random = seededRandom(3)
    const drawn = Array.from({ length: 500 }, () => random.below(4))
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3])
  })
  test('of one are no choice', () => {
    expect(seededRandom(3).below(1)).toBe(0)
  })
})

describe('Dice rolled by hand', () => {
  test('show the values given, in order', () => {
    const dice = handDice([3, 1, 6])
    expect([...dice.roll(d6(2)), ...dice.roll(d6(1))]).toEqual([3, 1, 6])
    expect(dice.left()).toBe(0)
  })
  test('tell how many are left', () => {
    const dice = handDice([3, 1, 6])
    dice.roll(d6(1))
    expect(dice.left()).toBe(2)
  })
  test('ask for more when they run out', () => {
    expect(() => handDice([3]).roll(d6(2))).toThrow(RollsWanted)
  })
  test.each([[[7]], [[0]], [[2.5]], [[Number.NaN]]])('take %j for no roll', (values) => {
    expect(() => handDice(values).roll(d6(1))).toThrow(RollsWanted)
  })
  test('keep what they could not use', () => {
    const dice = handDice([3])
    expect(() => dice.roll(d6(2))).toThrow()
    expect(dice.left()).toBe(1)
  })
})

describe('A table of one die', () => {
  test('has its first entry for a 1 and its last for a 6', () => {
    expect([1, 2, 6].map((roll) => entryFor(['a', 'b', 'c', 'd', 'e', 'f'], roll))).toEqual(['a', 'b', 'f'])
  })
  test('has none for what no die shows', () => {
    expect(() => entryFor(['a', 'b'], 3)).toThrow('entry for a roll of 3')
    expect(() => entryFor(['a', 'b'], 0)).toThrow('entry for a roll of 0')
  })
})
