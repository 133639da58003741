import { describe, expect, test } from 'vitest'
import { differencesOf, mergeResults, type Named } from '@/engine/lab/merge'
import { gamesOf, type Shard } from '@/engine/lab/plan'
import { headerLine, readResults, recordLine, resultsText } from '@/engine/lab/results'
import { playGame } from '@/engine/lab/self-play'
import { coinLab, coinPlan } from './coin-lab'

const coin = coinLab()

/** The file of a shard as one that plays alone writes it. */
function played(shard: Shard, plan = coinPlan): string {
  const records = gamesOf(plan, shard).map((nth) => playGame(coin, plan, nth))
  return resultsText({ plan, shard, records })
}

function read(text: string) {
  return readResults({ name: 'r.jsonl', text })
}

/** What is wrong with a file, line by line. */
function wrongWith(text: string): readonly string[] {
  const results = read(text)
  return results.ok ? [] : results.problems.map(({ path, message }) => `${path}: ${message}`)
}

function named(name: string, text: string): Named {
  const results = read(text)
  if (!results.ok) throw new Error(wrongWith(text).join())
  return { name, results: results.value }
}

function merged(...texts: readonly string[]) {
  const results = mergeResults(texts.map((text, nth) => named(`${'abc'[nth]}.jsonl`, text)))
  return results.ok
    ? resultsText(results.value)
    : results.problems.map(({ path, message }) => `${path}: ${message}`)
}

const whole = played({ part: 1, of: 1 })
const lines = whole.split('\n')

describe('a file of results', () => {
  test('is read as it was written', () => {
    const { results } = named('r', whole)
    expect(results.plan).toEqual(coinPlan)
    expect(results.records).toHaveLength(coinPlan.games)
    expect(results.isCut).toBe(false)
    expect(resultsText(results)).toBe(whole)
  })

  test('may have its games in any order', () => {
    const [header = '', ...games] = lines.slice(0, -1)
    expect(resultsText(named('r', [header, ...games.reverse(), ''].join('\n')).results)).toBe(whole)
  })

  test('leaves out a last line that was cut off, even where it looks whole', () => {
    for (const cut of [1, 20]) {
      const { results } = named('r', whole.slice(0, -cut))
      expect(results.isCut).toBe(true)
      expect(results.records).toHaveLength(coinPlan.games - 1)
    }
  })

  test.each([
    ['nothing', '', /^r.jsonl: has not even its first line/],
    [
      'another kind of file',
      '{"format":"hexhearth-save"}\n',
      /^r.jsonl, line 1.format: must be "hexhearth-lab"/,
    ],
    [
      'another version',
      `${lines[0]?.replace('"version":1', '"version":9')}\n`,
      /^r.jsonl, line 1.version: must be 1/,
    ],
    [
      'no JSON',
      `${lines[0]}\n${lines[1]}\nnonsense\n`,
      /^r.jsonl, line 3: this is not JSON.*delete this line/,
    ],
    [
      'a wrong number',
      `${lines[0]}\n${lines[1]?.replace('"turns":', '"turns":-')}\n`,
      /^r.jsonl, line 2.turns: /,
    ],
    [
      'a game of another seed',
      `${lines[0]}\n${lines[1]?.replace('"seed":5', '"seed":6')}\n`,
      /^r.jsonl, line 2: seed 6 is not the file's, which is 5/,
    ],
    [
      'a winner who did not play',
      `${lines[0]}\n${lines[1]?.replace(/"winner":"\w+"/, '"winner":"bishop"')}\n`,
      /^r.jsonl, line 2: the winner must be one of hider, seeker, draw, not "bishop"/,
    ],
    [
      'a game beyond the plan',
      `${lines[0]}\n${lines[1]?.replace('"nth":0', '"nth":40')}\n`,
      /^r.jsonl, line 2: game 40 is not one of the 40 games/,
    ],
    [
      'a game told in two ways',
      `${lines[0]}\n${lines[2]}\n${lines[2]?.replace('"nodes":', '"nodes":1')}\n`,
      /^r.jsonl, line 3: game 1 is told in another way/,
    ],
  ])('is refused with %s', (_, text, message) => {
    expect(wrongWith(text)[0]).toMatch(message)
  })

  test('of a shard holds the games of that shard alone', () => {
    const shard = headerLine({ plan: coinPlan, shard: { part: 2, of: 2 } })
    expect(wrongWith(`${shard}\n${recordLine(playGame(coin, coinPlan, 4))}\n`)[0]).toMatch(
      /^r.jsonl, line 2: game 4/,
    )
  })
})

describe('merging', () => {
  const first = played({ part: 1, of: 2 })
  const second = played({ part: 2, of: 2 })

  test('shards gives the very bytes of one run', () => {
    expect(merged(first, second)).toBe(whole)
    expect(merged(second, first)).toBe(whole)
    expect(merged(second, first, whole)).toBe(whole)
  })

  test('another plan is refused, with what differs', () => {
    const other = played({ part: 2, of: 2 }, { ...coinPlan, seed: 6, games: 41 })
    expect(merged(first, other)).toEqual([
      'b.jsonl: seed is 6, but 5 in a.jsonl; only files of one run can be merged',
      'b.jsonl: games is 41, but 40 in a.jsonl; only files of one run can be merged',
    ])
    const seats = { ...coinPlan.seats, hider: { deciders: ['easy', 'medium'], openings: [] } } as const
    expect(merged(first, played({ part: 2, of: 2 }, { ...coinPlan, seats }))).toEqual([
      'b.jsonl: seats.hider.deciders.0 is "easy", but "random" in a.jsonl; only files of one run can be merged',
      'b.jsonl: seats.hider.deciders.1 is "medium", but left out in a.jsonl; only files of one run can be merged',
    ])
  })

  test('a game that two files tell in two ways is refused', () => {
    const [message] = merged(whole, second.replaceAll('"nodes":', '"nodes":1'))
    expect(message).toMatch(/^b.jsonl: game 1 is told in another way elsewhere/)
  })

  test('says when a file was cut off', () => {
    const cut = mergeResults([named('a', first.slice(0, -3)), named('b', second)])
    expect(cut.ok && cut.value.isCut).toBe(true)
  })
})

test('Plans differ in a setting that every object answers for, too', () => {
  const planned = (settings: object) => ({ ...coinPlan, settings: settings as never })
  expect(differencesOf(planned({ constructor: 1 }), planned({}))).toEqual([
    'settings.constructor is 1, but left out',
  ])
})
