import { describe, expect, test } from 'vitest'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import type { Batch } from '@/engine/lab/even-point'
import { adviceOf, type HandicapMeasure, nextPoints } from '@/engine/lab/handicap'

const MEASURE: HandicapMeasure = { seat: 'sorcerer', points: 66, step: 2, least: 42, most: 140 }
const batch = (points: number, won: number, lost: number): Batch => ({ points, won, lost })

describe('the advice from games at one sum of points', () => {
  test.each([
    ['nothing without a decided game', 0, 0, { type: 'nothing' }],
    ['more games where few are even', 11, 9, { type: 'tooFew', games: 97 }],
    ['nothing to change where many are even', 205, 195, { type: 'even' }],
    [
      'more points for whoever wins too little, a step for five in a hundred',
      40,
      60,
      { type: 'try', change: 4 },
    ],
    ['fewer for whoever wins too much', 65, 35, { type: 'try', change: -6 }],
    ['one step at least', 4800, 5200, { type: 'try', change: 2 }],
    ['five steps at most', 100, 0, { type: 'try', change: -10 }],
  ])('is %s', (_, won, lost, advice) => {
    expect(adviceOf([batch(66, won, lost)], MEASURE)).toEqual(advice)
  })
})

describe('the advice from games at several', () => {
  test('is the nearest whole step to where both win alike, with its interval', () => {
    const advice = adviceOf([batch(66, 300, 700), batch(76, 650, 350)], MEASURE)
    expect(advice).toMatchObject({ type: 'measured', change: 6, isBetween: true })
    if (advice.type !== 'measured') return
    expect(advice.interval[0]).toBeGreaterThan(4)
    expect(advice.interval[1]).toBeLessThan(7)
  })

  test('says when that lies beyond the sums played', () => {
    const advice = adviceOf([batch(66, 300, 700), batch(70, 380, 620)], MEASURE)
    expect(advice).toMatchObject({ type: 'measured', change: 10, isBetween: false })
  })

  test('may be to leave it as it is', () => {
    const advice = adviceOf([batch(66, 500, 500), batch(60, 300, 700)], MEASURE)
    expect(advice).toMatchObject({ type: 'measured', change: 0 })
    expect(Object.is(advice.type === 'measured' && advice.change, 0)).toBe(true)
  })

  test('is none where points do not tell', () => {
    expect(adviceOf([batch(66, 24, 26), batch(76, 26, 24)], MEASURE)).toEqual({ type: 'unclear' })
  })
})

describe('the search for an even sum', () => {
  /** Plays a search to its end; the seat wins as a curve through one half at `even` has it, in expectation. */
  const searched = (even: number, mostBatches: number, play = expected(even)): readonly Batch[] => {
    const batches: Batch[] = []
    for (;;) {
      const points = nextPoints(batches, MEASURE, mostBatches)
      if (points === undefined) return batches
      batches.push(play(points))
    }
  }
  const expected = (even: number) => (points: number) => {
    const won = Math.round(400 / (1 + Math.exp(-0.12 * (points - even))))
    return batch(points, won, 400 - won)
  }
  const pointsOf = (batches: readonly Batch[]) => batches.map(({ points }) => points)

  test('begins at the points of the match', () => {
    expect(pointsOf(searched(71, 1))).toEqual([66])
  })

  test('leaps away in doubling steps, then goes between', () => {
    expect(pointsOf(searched(77, 4))).toEqual([66, 70, 78, 76])
    expect(pointsOf(searched(57, 4))).toEqual([66, 62, 54, 58])
  })

  test.each([48, 57, 66, 71.3, 90])('comes upon %f within nine sums of points', (even) => {
    const batches = searched(even, 9)
    const nearest = Math.min(...pointsOf(batches).map((points) => Math.abs(points - even)))
    expect(nearest).toBeLessThanOrEqual(1)
    expect(new Set(pointsOf(batches)).size).toBe(batches.length)
  })

  test('goes no farther than forces can be bought', () => {
    const batches = searched(10, 9)
    expect(Math.min(...pointsOf(batches))).toBe(42)
    expect(pointsOf(batches).at(-1)).toBe(42)
  })

  test('ends where no game is decided', () => {
    expect(nextPoints([batch(66, 0, 0)], MEASURE, 5)).toBeUndefined()
  })

  test('the interval of the advice holds the even sum nearly always, and never shrinks to nothing', () => {
    const dice = seededDice(diceStateOf(3))
    const even = 73
    const thrown = (points: number) => {
      const chance = 1 / (1 + Math.exp(-0.12 * (points - even)))
      const games = dice.roll({ count: 200, faces: 10_000, label: 'games' })
      const won = games.filter((value) => value <= chance * 10_000).length
      return batch(points, won, 200 - won)
    }
    const advices = Array.from({ length: 60 }, () => adviceOf(searched(even, 5, thrown), MEASURE))
    const measured = advices.flatMap((advice) => (advice.type === 'measured' ? advice : []))
    expect(measured.length).toBeGreaterThan(50)
    const held = measured.filter(({ interval: [low, high] }) => low <= even - 66 && even - 66 <= high)
    expect(held.length / measured.length).toBeGreaterThan(0.85)
    expect(measured.every(({ interval: [low, high] }) => high - low > 0.5)).toBe(true)
  })
})
