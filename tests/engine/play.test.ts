import { describe, expect, test } from 'vitest'
import { diceStateOf, handDice, seededDice } from '@/engine/kernel/dice'
import { play, playInPlace, refusalOf, valuesOf } from '@/engine/kernel/play'
import { coinRules, coinStart } from '../support/coin-game'

const NO_DICE = handDice([])

describe('play', () => {
  test('gives a new position and leaves the old one as it was', () => {
    const before = coinStart()
    const played = play(coinRules, before, { type: 'note' }, NO_DICE)
    expect(played).toMatchObject({
      outcome: 'played',
      position: { notes: 1 },
      events: [{ type: 'noted' }],
      rolls: [],
    })
    expect(before).toEqual(coinStart())
  })
  test('freezes what it gives', () => {
    const played = play(coinRules, coinStart(), { type: 'note' }, NO_DICE)
    expect(played.outcome === 'played' && Object.isFrozen(played.position)).toBe(true)
  })
  test('refuses with a clause and changes nothing', () => {
    const before = Object.freeze(coinStart())
    expect(play(coinRules, before, { type: 'pass' }, NO_DICE)).toEqual({
      outcome: 'refused',
      refusal: { clause: 'C-2', message: 'Hide the coin first.' },
    })
    expect(refusalOf(coinRules, before, { type: 'pass' })?.clause).toBe('C-2')
  })
  test('records every roll with its label', () => {
    const played = play(coinRules, coinStart(), { type: 'toss' }, handDice([2, 5, 6]))
    expect(played).toMatchObject({
      rolls: [
        { count: 1, faces: 6, label: 'First toss', values: [2] },
        { count: 2, faces: 6, label: 'Second toss', values: [5, 6] },
      ],
    })
    expect(played.outcome === 'played' && valuesOf(played.rolls)).toEqual([2, 5, 6])
  })
  test('asks for dice that are lacking, having changed nothing', () => {
    const before = coinStart()
    expect(play(coinRules, before, { type: 'toss' }, handDice([]))).toEqual({
      outcome: 'rollsWanted',
      request: { count: 1, faces: 6, label: 'First toss' },
      had: [],
    })
    expect(before).toEqual(coinStart())
  })
  test('asks in batches; started again with the rolls had, it goes farther', () => {
    const wanted = play(coinRules, coinStart(), { type: 'toss' }, handDice([4]))
    expect(wanted).toMatchObject({ outcome: 'rollsWanted', request: { label: 'Second toss' }, had: [4] })
    const had = wanted.outcome === 'rollsWanted' ? wanted.had : []
    expect(play(coinRules, coinStart(), { type: 'toss' }, handDice([...had, 1, 2]))).toMatchObject({
      outcome: 'played',
      position: { tossed: [4, 1, 2] },
    })
  })
  test('lets a bug through', () => {
    expect(() => play(coinRules, coinStart(), { type: 'crash' }, NO_DICE)).toThrow('A bug in the rules')
  })
  test.each(['constructor', 'toString', '__proto__', 'unheard of'])('has no rule for %s', (type) => {
    const command = { type } as never
    expect(() => play(coinRules, coinStart(), command, NO_DICE)).toThrow(
      `Missing: rule of the command ${type}`,
    )
  })
})

describe('playInPlace', () => {
  test('changes the copy as play would have', () => {
    const copy = coinStart()
    const events = playInPlace(coinRules, copy, { type: 'toss' }, seededDice(diceStateOf(5)))
    const played = play(coinRules, coinStart(), { type: 'toss' }, seededDice(diceStateOf(5)))
    expect(played).toMatchObject({ position: copy, events })
  })
  test('leaves the copy as it was on a refusal', () => {
    const copy = coinStart()
    expect(playInPlace(coinRules, copy, { type: 'pass' }, NO_DICE)).toMatchObject({ clause: 'C-2' })
    expect(copy).toEqual(coinStart())
  })
})
