import { describe, expect, test } from 'vitest'
import { luckLine, luckSums } from '@/teach/report/luck-sums'
import { stretchesOf } from '@/teach/report/stretches'
import type { RolledLuck } from '@/teach/report/telling'
import { turningPoints } from '@/teach/report/turning-points'
import { stopsAt } from './stops'

describe('Turning points', () => {
  test('are the largest swings, in order of time, with the chances before and after', () => {
    const stops = stopsAt('1ax 1ax 1bx 1cx 1dx')
    expect(turningPoints([0.5, 0.6, 0.59, 0.29, 0.34], stops)).toEqual([
      { at: 1, before: 0.5, after: 0.6 },
      { at: 3, before: 0.59, after: 0.29 },
      { at: 4, before: 0.29, after: 0.34 },
    ])
  })
  test('are one at most of a segment, to which the step that ends it belongs', () => {
    // Steps 1 and 2 are taken in the first segment, the second of them ends it; step 3 is taken in the next.
    const stops = stopsAt('1ax 1ax 1ay 1ay 1ay')
    expect(turningPoints([0.5, 0.6, 0.8, 0.7, 0.7], stops).map(({ at }) => at)).toEqual([2, 3])
  })
  test('are five at most, and none is a small swing', () => {
    const stops = stopsAt('1ax 2ax 3ax 4ax 5ax 6ax 7ax 8ax 9ax')
    const chances = [0.5, 0.56, 0.49, 0.61, 0.5, 0.62, 0.5, 0.54, 0.5]
    expect(turningPoints(chances, stops).map(({ at }) => at)).toEqual([2, 3, 4, 5, 6])
    expect(turningPoints([0.5, 0.54, 0.5], stops)).toEqual([])
    expect(turningPoints([], stops)).toEqual([])
  })
})

describe('Game-turns below a chart', () => {
  test('reach from where they begin to where the next does, what comes before them without a number', () => {
    const [setUp, ...rest] = stopsAt('0ax 0ay 1ax 1ay 1bx 2ax 2ay')
    if (!setUp) throw new Error('no stop')
    const named = [setUp, ...rest].map((stop) =>
      stop.moment.turn === 'Turn 0' ? { ...stop, moment: { ...stop.moment, turn: 'Set-up' } } : stop,
    )
    expect(stretchesOf(named)).toEqual([
      { label: '', from: 0, to: 2 },
      { label: '1', from: 2, to: 5 },
      { label: '2', from: 5, to: 6 },
    ])
  })
})

const roll = (at: number, changes: Partial<RolledLuck>): RolledLuck => ({
  at,
  seat: 'a',
  measure: 'hits',
  given: 1,
  owed: 0.5,
  variance: 0.25,
  clause: '',
  ...changes,
})

const LUCK = [
  roll(1, {}),
  roll(3, { given: 0 }),
  roll(3, { seat: 'b', given: 2 }),
  roll(4, { measure: 'steps', given: 6, owed: 4, variance: 4 }),
]

describe('Luck', () => {
  test('is summed by measure and side; what nobody rolled for is left out', () => {
    expect(luckSums(LUCK, ['hits', 'steps', 'wounds'], ['a', 'b'])).toEqual([
      { measure: 'hits', seat: 'a', rolls: 2, given: 1, owed: 1, spread: Math.sqrt(0.5) },
      { measure: 'hits', seat: 'b', rolls: 1, given: 2, owed: 0.5, spread: 0.5 },
      { measure: 'steps', seat: 'a', rolls: 1, given: 6, owed: 4, spread: 2 },
    ])
  })
  test('adds up from stop to stop', () => {
    const hits = LUCK.filter(({ measure }) => measure === 'hits')
    expect(luckLine(hits, 6)).toEqual([0, 0.5, 0.5, 1.5, 1.5, 1.5])
    expect(luckLine([], 2)).toEqual([0, 0])
  })
})
