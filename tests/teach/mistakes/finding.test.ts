import { describe, expect, test } from 'vitest'
import { atOnce } from '@/engine/basics/cooperative'
import type { CoinView } from '../../support/coin-game'
import { coinRules } from '../../support/coin-game'
import { type Decision, decisionsOf } from '@/teach/mistakes/decisions'
import { finalistsOf, findMistakes, type Found, NOTHING_FOUND, weighTry } from '@/teach/mistakes/finding'
import { chooseMistakes } from '@/teach/mistakes/mistakes'
import { coinHistory } from '../report/coin-report'
import { standInJudge } from './stand-in-judge'

const isUnderWay = (view: object) => (view as CoinView).notes > 0

const decisionsFor = (seat: string) =>
  atOnce(decisionsOf({ rules: coinRules, history: coinHistory(), seat, isUnderWay }))

const JUDGE = standInJudge({
  thoughts: { strong: { type: 'note' }, easy: { type: 'toss' } },
  worth: { note: 0.8, toss: 0.5, pass: 0.3 },
})

/** Searches to the end, or until so many things have been found. */
async function search(
  decisions: readonly Decision[],
  known = NOTHING_FOUND,
  most = Infinity,
): Promise<Found> {
  let found = known
  let count = 0
  const onFound = (now: Found) => {
    found = now
    count += 1
  }
  await findMistakes(JUDGE, decisions, { known, isOver: () => count >= most, onFound })
  return found
}

describe('The decisions of a side', () => {
  test('are its own, from where the game was under way', () => {
    expect(decisionsFor('hider').map(({ at, played }) => [at, played.type])).toEqual([
      [2, 'toss'],
      [3, 'pass'],
    ])
    expect(decisionsFor('seeker').map(({ at, played }) => [at, played.type])).toEqual([
      [4, 'toss'],
      [5, 'guess'],
    ])
  })
  test('come with what it knew, and with nothing else', () => {
    expect(decisionsFor('hider').map(({ view }) => (view as CoinView).hidden)).toEqual(['left', 'left'])
    expect(decisionsFor('seeker').map(({ view }) => (view as CoinView).hidden)).toEqual([null, null])
  })
})

describe('A search', () => {
  test('weighs every decision, then the costliest anew with other dice', async () => {
    const found = await search(decisionsFor('hider'))
    expect(found.screened.map(({ loss }) => loss.toFixed(1))).toEqual(['0.3', '0.5'])
    expect(found.weighed.map(({ decision }) => decision.at)).toEqual([3, 2])
    expect(new Set(JUDGE.asked.map(({ seed }) => seed)).size).toBe(2)
    expect(chooseMistakes(found.weighed).map(({ answer }) => answer.thought.commands)).toEqual([
      [{ type: 'note' }],
      [{ type: 'note' }],
    ])
  })
  test('offers what the bot thought of, once each and without what was played', async () => {
    const [pass, toss] = (await search(decisionsFor('hider'))).weighed
    expect(pass?.thoughts.map(({ commands }) => commands[0]?.type)).toEqual(['note', 'toss'])
    expect(toss?.thoughts.map(({ commands }) => commands[0]?.type)).toEqual(['note'])
  })
  test('that was stopped goes on from what it had found', async () => {
    const decisions = decisionsFor('hider')
    const part = await search(decisions, NOTHING_FOUND, 1)
    expect(part.screened).toHaveLength(1)
    expect(part.weighed).toEqual([])
    const whole = await search(decisions, part)
    expect(whole.screened[0]).toBe(part.screened[0])
    expect(whole.weighed).toHaveLength(2)
  })
  test('looks closely at few of a segment, and at none that cost little', () => {
    const screened = [0.5, 0.4, 0.3, 0.03].map((loss, at) => ({
      decision: { at, segment: at === 3 ? 'b' : 'a', view: {}, played: { type: 'pass' } },
      loss,
    }))
    expect(finalistsOf({ screened }).map(({ at }) => at)).toEqual([0, 1])
  })
})

describe('A try', () => {
  test('is weighed as the mistake was, unless it is known what it comes to', async () => {
    const [mistake] = (await search(decisionsFor('hider'))).weighed
    if (!mistake) throw new Error('no mistake')
    const onProgress = () => undefined
    const before = JUDGE.asked.length
    const weighed = (type: string) => weighTry(JUDGE, mistake, { command: { type }, onProgress })
    expect(await weighed('pass')).toBe(mistake.played)
    expect(await weighed('note')).toBe(mistake.answer.samples)
    expect(JUDGE.asked).toHaveLength(before)
    expect((await weighed('hide'))?.[0]).toBe(0.5)
    expect(JUDGE.asked.at(-1)).toMatchObject({ seed: 2, tries: mistake.played.length })
  })
})
