import { describe, expect, test } from 'vitest'
import { luckLine, luckSums } from '@/teach/report/luck-sums'
import { stretchesOf } from '@/teach/report/stretches'
import type { RolledLuck } from '@/teach/report/telling'
import { turningPoints } from '@/teach/report/turning-points'
import { stopsAt } from './stops'

describe('Turning points', () => {
  const points = (chances: readonly number[], text: string, onward: readonly number[] = []) =>
    turningPoints({ chances, stops: stopsAt(text), onward: new Set(onward) }).map(({ at, before, after }) => [
      at,
      Number(before.toFixed(2)),
      Number(after.toFixed(2)),
    ])

  test('are the largest swings, in order of time, with the chances before and after', () => {
    expect(points([0.5, 0.6, 0.59, 0.29, 0.34], '1ax 1ax 1ay 1az 1aw')).toEqual([
      [1, 0.5, 0.6],
      [3, 0.59, 0.29],
      [4, 0.29, 0.34],
    ])
  })
  test('are one at most of a segment, to which the step that ends it belongs', () => {
    // Steps 1 and 2 are taken in the first segment, the second of them ends it; step 3 is taken in the next.
    expect(points([0.5, 0.6, 0.8, 0.7, 0.7], '1ax 1ax 1ay 1ay 1ay').map(([at]) => at)).toEqual([2, 3])
  })
  test('are five at most, and none is a small swing', () => {
    const stops = '1ax 1ay 1az 1aw 1ax 1ay 1az 1aw 1ax'
    const chances = [0.5, 0.56, 0.49, 0.61, 0.5, 0.62, 0.5, 0.54, 0.5]
    expect(points(chances, stops).map(([at]) => at)).toEqual([2, 3, 4, 5, 6])
    expect(points([0.5, 0.54, 0.5], '1ax 1ax 1ax')).toEqual([])
    expect(points([], '')).toEqual([])
  })
  test('are none of the swings that come with every change of the phase', () => {
    // Each side is thought a third better in its own phase; nothing else ever happens.
    const stops = '1ax 1ax 1bx 1bx 2ax 2ax 2bx 2bx 3ax'
    expect(points([0.7, 0.7, 0.4, 0.4, 0.7, 0.7, 0.4, 0.4, 0.7], stops, [2, 4, 6, 8])).toEqual([])
    expect(points([0.7, 0.7, 0.4, 0.4, 0.7, 0.7, 0.4, 0.4, 0.7], stops)).toEqual([])
  })
  test('are no steps at which nothing had happened', () => {
    expect(points([0.5, 0.9], '1ax 1ax', [1])).toEqual([])
  })
  test('show a step that ends a phase by how the same phase began a game-turn before', () => {
    // With the third step of the second phase something was found as the phase ended: without it, 0.7 again.
    const stops = '1ax 1ax 1bx 1bx 2ax 2ax'
    expect(points([0.7, 0.7, 0.4, 0.4, 0.45, 0.45], stops, [2])).toEqual([[4, 0.7, 0.45]])
  })
  test('count what happened in between only once', () => {
    // In the phase of b a step takes 0.2; the step that ends it takes another 0.1.
    const stops = '1ax 1ax 1bx 1by 2ax 2ax'
    expect(points([0.7, 0.7, 0.4, 0.2, 0.4, 0.4], stops, [2])).toEqual([
      [3, 0.4, 0.2],
      [4, 0.5, 0.4],
    ])
  })
  test('leave out a step that ends a phase to which there is no like moment yet', () => {
    expect(points([0.7, 0.4], '1ax 1bx')).toEqual([])
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
