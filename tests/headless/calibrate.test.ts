import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { ToldGame } from '@/engine/lab/calibration'
import type { Kind, Work } from '@/headless/work'
import { playerOf } from '@/headless/work'
import type { Spreading } from '@/headless/spread'
import { called } from '../support/called'

// In this process: where the games are played changes nothing.
vi.mock('@/headless/spread', () => ({
  async spread<K extends Kind>(work: Work<K>, { games, tell }: Spreading<K>) {
    const play = await playerOf(work)
    for (const nth of games) tell(play(nth))
  },
}))

const folder = mkdtempSync(join(tmpdir(), 'hexhearth-calibrate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)

await called(
  'simulate',
  ...['--games', '4', '--seed', '3', '--turn-limit', '1', '--out', at('whole.jsonl')],
  ...['--wizard', 'random', '--sorcerer', 'random'],
)

describe('calibrate', () => {
  test('tells how often chances came true, tenth by tenth, and how they moved where nothing happened', async () => {
    const { code, out } = await called('calibrate', at('whole.jsonl'), '--out', at('told.jsonl'))
    expect(code).toBe(0)
    const games = readFileSync(at('told.jsonl'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as ToldGame)
    // The sorcerer, who is the first seat, wins when the only turn has passed.
    expect(games.map(({ won }) => won)).toEqual([1, 1, 1, 1])
    expect(out).toMatch(/^ {2}chance told +moments +games +mean +won$/m)
    const rows = [...out.matchAll(/^ {2}\d+ to \d+ % +([\d,]+) .* 100\.0 % \(\d+\.\d % to 100\.0 %\)$/gm)]
    const counted = rows.map(([, moments = '']) => Number(moments.replace(',', '')))
    expect(counted.reduce((sum, moments) => sum + moments, 0)).toBe(
      games.reduce((sum, { moments }) => sum + moments.length, 0),
    )
    expect(out).toMatch(/^At [\d,]+ moments only the sequence of play had gone on; \d+ of them/m)
  })

  test('counts the games of several files together', async () => {
    const alone = await called('calibrate', at('whole.jsonl'))
    const twice = await called('calibrate', at('whole.jsonl'), at('whole.jsonl'))
    const momentsIn = (out: string) => Number(/^At ([\d,]+) moments/m.exec(out)?.[1]?.replace(',', ''))
    expect(momentsIn(twice.out)).toBe(2 * momentsIn(alone.out))
  })

  test('refuses what is no file of results, and one without a game', async () => {
    const [header = ''] = readFileSync(at('whole.jsonl'), 'utf8').split('\n')
    writeFileSync(at('none.jsonl'), `${header}\n`)
    writeFileSync(at('other.jsonl'), 'no results')
    const faults = [[], [at('none.jsonl')], [at('other.jsonl')], [at('whole.jsonl'), '--jobs', '0']]
    const answers = await Promise.all(faults.map((args) => called('calibrate', ...args)))
    expect(answers.map(({ code }) => code)).toEqual([2, 2, 2, 2])
    expect(answers.map(({ err }) => err.split('\n')[0])).toEqual([
      expect.stringContaining('RESULTS is missing'),
      expect.stringContaining('no game has been played yet'),
      expect.stringContaining('other.jsonl'),
      expect.stringContaining('--jobs'),
    ])
  })
})
