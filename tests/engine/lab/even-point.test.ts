import { describe, expect, test } from 'vitest'
import { type Batch, curveThrough } from '@/engine/lab/even-point'
import { Z } from '@/engine/lab/statistics'

const batch = (points: number, won: number, lost: number): Batch => ({ points, won, lost })
const logit = (share: number) => Math.log(share / (1 - share))

/** Log-odds of a batch with half a game more for each side, and their variance. */
function oddsOf({ won, lost }: Batch) {
  const games = won + lost + 1
  const share = (won + 0.5) / games
  return { odds: logit(share), variance: 1 / (games * share * (1 - share)) }
}

describe('the curve through batches of games', () => {
  const few = batch(40, 30, 70)
  const many = batch(50, 65, 35)

  test('goes through two of them', () => {
    const curve = curveThrough([few, many])
    expect(curve?.chanceAt(40)).toBeCloseTo(30.5 / 101, 9)
    expect(curve?.chanceAt(50)).toBeCloseTo(65.5 / 101, 9)
    expect(curve?.chanceAt(curve.even.points)).toBeCloseTo(0.5, 9)
  })

  test('at the ends of its interval one half is just ruled out', () => {
    const { interval } = curveThrough([few, many])?.even ?? {}
    const [one, other] = [oddsOf(few), oddsOf(many)]
    for (const end of interval ?? []) {
      const part = (end - 40) / 10
      const odds = (1 - part) * one.odds + part * other.odds
      const variance = (1 - part) ** 2 * one.variance + part ** 2 * other.variance
      expect(odds ** 2).toBeCloseTo(Z ** 2 * variance, 6)
    }
    expect(interval).toHaveLength(2)
  })

  test('with more games the interval narrows around the same points', () => {
    const wide = curveThrough([few, many])?.even
    const narrow = curveThrough([batch(40, 3000, 7000), batch(50, 6500, 3500)])?.even
    const width = (interval: readonly [number, number] | null | undefined) =>
      interval ? interval[1] - interval[0] : NaN
    expect(width(narrow?.interval)).toBeLessThan(width(wide?.interval) / 8)
    expect(narrow?.points).toBeCloseTo(wide?.points ?? NaN, 1)
  })

  test('lies among three of them', () => {
    const shares = [30, 55, 62]
    const batches = shares.map((won, nth) => batch(40 + 5 * nth, won, 100 - won))
    const curve = curveThrough(batches)
    // What Newton's method ends at has no slope: the games won are as many as the curve expects, also by points.
    const missed = batches.map(({ points, won }) => won + 0.5 - 101 * (curve?.chanceAt(points) ?? NaN))
    expect(missed.reduce((sum, miss) => sum + miss, 0)).toBeCloseTo(0, 6)
    expect(missed.reduce((sum, miss, nth) => sum + miss * nth, 0)).toBeCloseTo(0, 6)
  })

  test.each([
    ['no games', []],
    ['games at one sum of points', [few]],
    ['games won less with more points', [batch(40, 60, 40), batch(50, 40, 60)]],
    ['games at a second sum that were all drawn', [few, batch(50, 0, 0)]],
  ])('there is none through %s', (_, batches) => {
    expect(curveThrough(batches)).toBeNull()
  })

  test('one side may win all', () => {
    const curve = curveThrough([batch(40, 0, 50), batch(50, 50, 0)])
    expect(curve?.even.points).toBeCloseTo(45, 9)
    expect(curve?.even.interval?.[0]).toBeGreaterThan(40)
  })

  test('it has no interval where points may as well count for nothing', () => {
    expect(curveThrough([batch(40, 24, 26), batch(50, 26, 24)])?.even.interval).toBeNull()
  })
})
