import { describe, expect, test } from 'vitest'
import type { AnyBot } from '@/engine/bot/bot'
import { calibrationOf, type ToldGame, toldGame } from '@/engine/lab/calibration'
import type { CoinPosition } from '../../support/coin-game'
import { coinBot, coinLab, coinPlan } from './coin-lab'

/** A game in which these chances were told, one after the other; those behind a '=' came with nothing of weight. */
function game(won: number, ...chances: readonly string[]): ToldGame {
  const moments = chances.map((text) => ({
    chance: Number(text.replace('=', '')) / 100,
    isQuiet: text.startsWith('='),
  }))
  return { moments, won }
}

describe('how far chances came true', () => {
  test('is told for each tenth in which any were told, over all of its moments', () => {
    const { tenths } = calibrationOf([game(1, '50', '55', '62'), game(0, '59'), game(0.5, '64', '100')])
    expect(tenths.map(({ from, moments, games }) => [from, moments, games])).toEqual([
      [0.5, 3, 2],
      [0.6, 2, 2],
      [0.9, 1, 1],
    ])
    const [fifties, sixties, best] = tenths
    expect(fifties?.told).toBeCloseTo((0.5 + 0.55 + 0.59) / 3)
    expect(fifties?.won.value).toBeCloseTo(2 / 3)
    expect(sixties?.won.value).toBeCloseTo(0.75)
    expect(best?.won.value).toBe(0.5)
  })

  test('is as uncertain as so few games are, however many moments they had', () => {
    const long = game(1, ...Array.from({ length: 200 }, () => '75'))
    const [once] = calibrationOf([long]).tenths
    expect(once?.won.to).toBe(1)
    expect(once?.won.from).toBeLessThan(0.25)
  })

  test('counts the changes of 5 points or more where nothing of weight happened', () => {
    const { quiet } = calibrationOf([game(1, '=40', '=44', '60', '=66', '=54'), game(0, '30', '=30')])
    expect(quiet).toEqual({ moments: 4, jumps: 2, most: expect.closeTo(0.12) as number })
  })

  test('of no game is nothing', () => {
    expect(calibrationOf([])).toEqual({ tenths: [], quiet: { moments: 0, jumps: 0, most: 0 } })
  })
})

describe('a game is weighed', () => {
  /** As likely as the first die says. */
  const bot: AnyBot = {
    ...coinBot,
    chanceOf: (view) => ((view as CoinPosition).tossed[0] ?? 5) / 10,
  }

  test('after each command but the last, for the first seat, with all in sight', () => {
    const { moments } = toldGame(coinLab(bot), coinPlan, 0, [])
    const [first] = moments
    expect(first).toEqual({ chance: 0.5, isQuiet: false })
    expect(new Set(moments.slice(3).map(({ chance }) => chance)).size).toBe(1)
  })

  test('and said to be quiet where nothing was rolled and only such events happened as are named', () => {
    const quiet = (...types: readonly string[]) =>
      toldGame(coinLab(bot), coinPlan, 0, types).moments.filter(({ isQuiet }) => isQuiet).length
    const { moments } = toldGame(coinLab(bot), coinPlan, 0, [])
    expect(quiet()).toBe(0)
    expect(quiet('tossed')).toBe(0)
    expect(quiet('passed')).toBe(1)
    expect(quiet('passed', 'noted')).toBe(1 + moments.length - 3)
  })

  test('with what became of it', () => {
    const all = Array.from({ length: 12 }, (_, nth) => toldGame(coinLab(bot), coinPlan, nth, []).won)
    expect(new Set(all)).toEqual(new Set([0, 1]))
  })
})
