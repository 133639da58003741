import { describe, expect, test } from 'vitest'
import type { AnyBot } from '@/engine/bot/bot'
import { atOnce } from '@/engine/basics/cooperative'
import { telling } from '@/teach/report/telling'
import { stillTrue, weighing } from '@/teach/report/weighing'
import type { CoinView } from '../../support/coin-game'
import { COIN_BOT, coinReport } from './coin-report'

function told(viewer: string) {
  const { stage, luckReport, history } = coinReport(viewer, () => Promise.resolve(COIN_BOT))
  return atOnce(telling({ rules: stage.rules, story: stage.teaching.story, luckReport, history, viewer }))
}

describe('What a report goes through', () => {
  test('begins where the game is under way', () => {
    expect(told('referee').stops.map(({ step }) => step)).toEqual([2, 3, 4, 5, 6])
  })
  test('counts the luck of every roll at the stop that it led to', () => {
    expect(told('referee').luck.map(({ at, seat, given }) => [at, seat, given])).toEqual([
      [1, 'hider', 5],
      [3, 'seeker', 2],
      [3, 'seeker', 6],
      [3, 'seeker', 1],
    ])
  })
  test('counts losses stop by stop', () => {
    expect(told('referee').losses.map(({ hider }) => hider)).toEqual([0, 0, 0, 0, 2])
  })
  test('is what the viewer may know: who may not see a step does not learn of it', () => {
    expect(told('table').log.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6])
    expect(told('hider').log.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('Weighing', () => {
  const { stops } = told('referee')
  const weigh = (known: readonly number[], most: number) => {
    const { stage, history, viewer } = coinReport('referee', () => Promise.resolve(COIN_BOT))
    let heard: readonly number[] = known
    let asked = 0
    const weighed = { rules: stage.rules, history, viewer, stops, seat: 'hider', bot: COIN_BOT }
    const isOver = () => asked++ >= most
    const onChances = (chances: readonly number[]) => {
      heard = chances
    }
    atOnce(weighing(weighed, { known, isOver, onChances }))
    return heard
  }
  test('asks the bot at every stop', () => {
    expect(weigh([], Infinity)).toEqual([0.6, 0.6, 0.6, 0.25, 0])
  })
  test('shows the bot only what the viewer may know', () => {
    const { stage, history } = coinReport('table', () => Promise.resolve(COIN_BOT), 5)
    const seen: (string | null)[] = []
    const bot: AnyBot = {
      ...COIN_BOT,
      chanceOf(view) {
        seen.push((view as CoinView).hidden)
        return 0.5
      },
    }
    const weighed = {
      rules: stage.rules,
      history,
      viewer: 'table',
      stops: stops.slice(0, -1),
      seat: 'hider',
      bot,
    }
    atOnce(weighing(weighed, { known: [], isOver: () => false, onChances: () => undefined }))
    expect(seen).toEqual([null, null, null, null])
  })
  test('stops when told to, and goes on from what is known', () => {
    expect(weigh([], 2)).toEqual([0.6, 0.6])
    expect(weigh([0.1, 0.2], Infinity)).toEqual([0.1, 0.2, 0.6, 0.25, 0])
  })
})

describe('Chances of a line', () => {
  const line = (count: number, viewer = 'referee') => {
    const { stage, history } = coinReport(viewer, () => Promise.resolve(COIN_BOT), count)
    const all = told('referee').stops.filter(({ step }) => step <= count)
    return { rules: stage.rules, history, viewer, stops: all, seat: 'hider' }
  }
  const whole = line(6)
  const shorter = {
    ...whole,
    history: { ...whole.history, steps: whole.history.steps.slice(0, 4), cursor: 4 },
  }

  test('hold as long as it only grows', () => {
    expect(stillTrue([1, 2, 3], shorter, whole)).toEqual([1, 2, 3])
    expect(stillTrue([1, 2], whole, whole)).toEqual([1, 2])
  })
  test('hold up to where it goes another way', () => {
    expect(stillTrue([1, 2, 3, 4, 5], whole, shorter)).toEqual([1, 2, 3])
    // The same commands played anew are other steps.
    expect(stillTrue([1, 2, 3], whole, line(6))).toEqual([])
  })
  test('hold for nobody else', () => {
    expect(stillTrue([1, 2], whole, { ...whole, viewer: 'table' })).toEqual([])
    expect(stillTrue([1, 2], whole, { ...whole, seat: 'seeker' })).toEqual([])
  })
})
