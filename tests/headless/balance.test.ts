import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { gamesOf, type Plan, type SeatPlan, type Shard } from '@/engine/lab/plan'
import { headerLine, resultsText } from '@/engine/lab/results'
import { playerOf } from '@/headless/work'
import { called } from '../support/called'

const folder = mkdtempSync(join(tmpdir(), 'hexhearth-balance-'))
afterAll(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)

/** Designs of its own, by chance. */
const random: SeatPlan = { deciders: ['random'], openings: [] }
const counts = { wizard: 13, barbarian: 4, dwarf: 6, elf: 7 }
const forced: SeatPlan = {
  deciders: ['random', 'easy'],
  openings: [{ name: 'wizard-fire', commands: [{ type: 'designForce', side: 'wizard', counts }] }],
}

const plan: Plan = {
  game: 'arrakhar',
  settings: { scenario: 'basic', turnLimit: 1 },
  seats: { sorcerer: random, wizard: random },
  rollouts: 200,
  seed: 3,
  games: 8,
}
const pairs: Plan = { ...plan, seats: { sorcerer: random, wizard: forced } }

/** A file with this text. */
function file(name: string, text: string): string {
  writeFileSync(at(name), text)
  return at(name)
}

/** The file of a shard of a plan, all its games played. */
async function played(name: string, of: Plan, shard: Shard = { part: 1, of: 1 }): Promise<string> {
  const play = await playerOf({ kind: 'simulate', plan: of })
  return file(name, resultsText({ plan: of, shard, records: gamesOf(of, shard).map(play) }))
}

await played('whole.jsonl', plan)
await played('first.jsonl', plan, { part: 1, of: 2 })
await played('second.jsonl', plan, { part: 2, of: 2 })
await played('pairs.jsonl', pairs)
const whole = readFileSync(at('whole.jsonl'), 'utf8')

describe('balance', () => {
  test('prints who wins, how games ended and what units were worth', async () => {
    const { code, out } = await called('balance', at('whole.jsonl'))
    expect(code).toBe(0)
    expect(out).toMatch(/^8 of 8 games of arrakhar from seed 3, 200 rollouts$/m)
    expect(out).toMatch(/^ {2}sorcerer wins {3}8 games {3}100\.0 % {3}67\.6 % to 100\.0 %$/m)
    expect(out).toMatch(/^ {2}wizard wins {5}0 games {5}0\.0 % {5}0\.0 % to 32\.4 %$/m)
    expect(out).toMatch(/^ {2}sorcerer wins, turnLimit/m)
    expect(out).toMatch(/^ {2}game-turns +1\.0 +1 +1 +1 +1 +1$/m)
    expect(out).toMatch(/^ {2}barbarian +\d+\.\d +\d+ +\d+ +\d+\.\d +\+0\.0 \(\+0\.0 to \+0\.0\)$/m)
    expect(out).not.toMatch('By deciders')
    expect(out).not.toMatch('alike')
  })

  test('prints each pairing where there are several, and says when designs do not vary', async () => {
    const { out } = await called('balance', at('pairs.jsonl'))
    expect(out).toMatch('By deciders: sorcerer random, wizard easy')
    expect(out).not.toMatch('By forces')
    expect(out).toMatch('All designs of the wizard were alike: these games do not say what a unit is worth.')
  })

  test('merges shards, and writes what they are together', async () => {
    const merged = await called('balance', at('second.jsonl'), at('first.jsonl'), '--out', at('merged.jsonl'))
    expect(merged.out).toMatch(/^8 of 8 games/)
    expect(merged.out).toBe((await called('balance', at('whole.jsonl'))).out)
    expect(readFileSync(at('merged.jsonl'), 'utf8')).toBe(whole)
  })

  test('gives machines JSON', async () => {
    const { out } = await called('balance', at('first.jsonl'), '--json')
    expect(JSON.parse(out)).toMatchObject({
      plan: { seed: 3, games: 8 },
      missing: 4,
      games: 4,
      wins: [
        { winner: 'sorcerer', games: 4, value: 1 },
        { winner: 'wizard', games: 0 },
      ],
      units: { wizard: [{ type: 'wizard' }, { type: 'barbarian' }, { type: 'dwarf' }, { type: 'elf' }] },
    })
  })

  test('says that games are missing and that a line was cut off', async () => {
    writeFileSync(at('cut.jsonl'), whole.slice(0, -9))
    const { code, err, out } = await called('balance', at('cut.jsonl'))
    expect(code).toBe(0)
    expect(err).toMatch(/cut.jsonl: the last line was cut off and is left out/)
    expect(out).toMatch(/^7 of 8 games/)
    expect(out).toMatch('1 games are missing.')
  })

  test.each([
    [() => [], /RESULTS is missing/],
    [() => [at('nowhere.jsonl')], /nowhere.jsonl cannot be read/],
    [() => [at('whole.jsonl'), '--jsn'], /--jsn/],
    [() => [file('empty.jsonl', '')], /empty.jsonl: has not even its first line/],
    [
      () => [file('header.jsonl', `${headerLine({ plan, shard: { part: 1, of: 1 } })}\n`)],
      /no game has been played yet/,
    ],
    [
      () => [at('whole.jsonl'), at('pairs.jsonl')],
      /pairs.jsonl: seats.wizard.deciders.1 is "easy", but left out in/,
    ],
  ])('%# is bad input', async (args, message) => {
    const { code, err, out } = await called('balance', ...args())
    expect(code).toBe(2)
    expect(err).toMatch(message)
    expect(out).toBe('')
  })
})
