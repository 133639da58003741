import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Spreading } from '@/headless/spread'
import { playerOf, type Work } from '@/headless/work'
import { called } from '../support/called'

/** The games that were played, and after how many of them the workers break. */
const workers = { played: [] as number[], breakAfter: Infinity, loseAfter: Infinity }

// In this process, and the last game first: the order in which games end is nobody's to rely on.
vi.mock('@/headless/spread', () => ({
  async spread(work: Work<'simulate'>, { games, tell }: Spreading<'simulate'>) {
    const play = await playerOf(work)
    for (const nth of games.toReversed()) {
      if (workers.played.length >= workers.breakAfter) throw new Error('out of memory')
      if (workers.played.length >= workers.loseAfter) return
      tell(play(nth))
      workers.played.push(nth)
    }
  },
}))

const folder = mkdtempSync(join(tmpdir(), 'hexhearth-simulate-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => {
  Object.assign(workers, { played: [], breakAfter: Infinity, loseAfter: Infinity })
})

const at = (name: string) => join(folder, name)
const textOf = (name: string) => readFileSync(at(name), 'utf8')

const OPTIONS = ['--seed', '3', '--turn-limit', '1', '--wizard', 'random', '--sorcerer', 'random']

/** Eight short games, or what else the options say. */
function simulated(out: string, ...options: string[]) {
  return called('simulate', ...OPTIONS, '--games', '8', '--out', at(out), ...options)
}

/** A file with this value. */
function file(name: string, content: unknown): string {
  writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content))
  return at(name)
}

/** What a file of results says first, and of its games. */
function resultsIn(name: string) {
  const [header, ...games] = textOf(name)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { header, games }
}

await simulated('whole.jsonl')
const whole = textOf('whole.jsonl')

describe('a run', () => {
  test('holds all its games by number, whichever ended first', async () => {
    const { code, out } = await simulated('run.jsonl')
    expect(code).toBe(0)
    expect(out).toMatch(/8 of 8 games \(all games\) are in /)
    expect(out).toMatch('Turn limit: 1 game-turns; the sorcerer wins when it passes.')
    expect(textOf('run.jsonl')).toBe(whole)
    expect(resultsIn('run.jsonl').games.map(({ nth }) => nth)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test('has nothing in it that tells the time', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    await simulated('clock.jsonl')
    vi.useRealTimers()
    expect(textOf('clock.jsonl')).toBe(whole)
  })

  test('in two shards, merged, has the very bytes of one', async () => {
    await simulated('first.jsonl', '--shard', '1/2')
    await simulated('second.jsonl', '--shard', '2/2')
    expect(resultsIn('second.jsonl').games.map(({ nth }) => nth)).toEqual([1, 3, 5, 7])
    const { code } = await called(
      ...['balance', at('second.jsonl'), at('first.jsonl'), '--out', at('merged.jsonl')],
    )
    expect(code).toBe(0)
    expect(textOf('merged.jsonl')).toBe(whole)
  })
})

describe('a run that was broken off', () => {
  test('says so, and goes on with the games that are missing', async () => {
    workers.breakAfter = 3
    const broken = await simulated('resumed.jsonl')
    expect(broken.code).toBe(1)
    expect(broken.out).toMatch('FAILED out of memory')
    expect(broken.out).toMatch('FAILED 5 games are missing; the same command goes on.')
    Object.assign(workers, { played: [], breakAfter: Infinity })
    const { code, out } = await simulated('resumed.jsonl')
    expect(code).toBe(0)
    expect(out).toMatch('3 of 8 games had been played before.')
    expect(workers.played).toEqual([4, 3, 2, 1, 0])
    expect(textOf('resumed.jsonl')).toBe(whole)
  })

  test('plays a game again whose line was torn', async () => {
    workers.breakAfter = 4
    await simulated('torn.jsonl')
    truncateSync(at('torn.jsonl'), Buffer.byteLength(textOf('torn.jsonl')) - 7)
    Object.assign(workers, { played: [], breakAfter: Infinity })
    await simulated('torn.jsonl')
    expect(workers.played).toEqual([4, 3, 2, 1, 0])
    expect(textOf('torn.jsonl')).toBe(whole)
  })

  test.each([
    ['nothing', 0],
    ['half of its first line', 60],
  ])('begins anew with %s', async (_, length) => {
    writeFileSync(at('begun.jsonl'), whole.slice(0, length))
    await simulated('begun.jsonl')
    expect(textOf('begun.jsonl')).toBe(whole)
  })

  test('fails when a worker leaves games out without a word', async () => {
    workers.loseAfter = 6
    const { code, out } = await simulated('lost.jsonl')
    expect(code).toBe(1)
    expect(out).toMatch('FAILED 2 games are missing')
  })

  test('plays nothing when all games are there', async () => {
    const { code, out } = await simulated('whole.jsonl')
    expect(code).toBe(0)
    expect(out).toMatch('8 of 8 games had been played before.')
    expect(workers.played).toEqual([])
    expect(textOf('whole.jsonl')).toBe(whole)
  })
})

describe('a file that is not this run’s is left as it is', () => {
  test.each([
    [['--games', '9'], /holds another run: games is 8, but 9 here\. Name another file/],
    [['--seed', '4', '--rollouts', '7'], /rollouts is 200, but 7; seed is 3, but 4 here/],
    [['--shard', '1/2'], /shard is 1\/1, but 1\/2 here/],
    [['--wizard', 'easy'], /seats.wizard.deciders.0 is "random", but "easy" here/],
    [['--scenario', 'short'], /settings.scenario is "basic", but "short" here/],
  ])('%j', async (options, message) => {
    const { code, err } = await simulated('whole.jsonl', ...options)
    expect(code).toBe(2)
    expect(err).toMatch(message)
    expect(textOf('whole.jsonl')).toBe(whole)
  })

  test('nor one that holds something else', async () => {
    const other = file('letter.txt', 'Dear all,\n')
    const { code, err } = await called('simulate', ...OPTIONS, '--out', other)
    expect(code).toBe(2)
    expect(err).toMatch(/letter.txt, line 1: this is not JSON/)
    expect(textOf('letter.txt')).toBe('Dear all,\n')
  })

  test('a spoiled line is told', async () => {
    await simulated('spoiled.jsonl', '--shard', '1/2')
    appendFileSync(at('spoiled.jsonl'), '{"nth":1}\n')
    const { code, err } = await simulated('spoiled.jsonl', '--shard', '1/2')
    expect(code).toBe(2)
    expect(err).toMatch(/spoiled.jsonl, line 6/)
  })
})

describe('what is played', () => {
  test('forces come from presets and files, by turns', async () => {
    const counts = file('steel.json', { wizard: 4, barbarian: 20, dwarf: 4, elf: 4 })
    await simulated('forces.jsonl', '--wizard-force', `wizard-fire,${counts}`)
    const { games } = resultsIn('forces.jsonl')
    expect(games[0]).toMatchObject({
      openings: { sorcerer: null, wizard: 'wizard-fire' },
      forces: { wizard: { wizard: 13, barbarian: 4, dwarf: 6, elf: 7 } },
    })
    expect(games[1]).toMatchObject({
      openings: { wizard: 'steel' },
      forces: { wizard: { wizard: 4, barbarian: 20, dwarf: 4, elf: 4 } },
    })
  })

  test('points, costs, tables and a map are the game’s own settings', async () => {
    const tables = file('tables.json', { haste: [1, 1, 2, 2, 3, 3] })
    const costs = file('costs.json', { wizard: 4 })
    const edge = '...E.......E.......E....'
    const map = [edge, ...Array.from({ length: 14 }, () => '.'.repeat(24)), edge].join('\r\n')
    await simulated(
      ...['settings.jsonl', '--wizard-points', '62', '--tables', tables, '--costs', costs],
      ...['--map', file('map.txt', `${map}\r\n`), '--scenario', 'short', '--games', '1'],
    )
    expect(resultsIn('settings.jsonl').header).toMatchObject({
      plan: {
        settings: {
          scenario: 'short',
          turnLimit: 1,
          points: { wizard: 62 },
          tables: { haste: [1, 1, 2, 2, 3, 3] },
          costs: { wizard: 4 },
          map: map.replaceAll('\r', ''),
        },
      },
    })
  })

  test('haunts and minimums may be other than the scenario’s', async () => {
    await simulated(
      ...['own.jsonl', '--haunts', '9', '--sorcerer-minimum', '2', '--wizard-minimum', '0', '--games', '1'],
    )
    expect(resultsIn('own.jsonl')).toMatchObject({
      header: { plan: { settings: { haunts: 9, minimums: { sorcerer: 2, wizard: 0 } } } },
      games: [{ scenario: 'own' }],
    })
  })

  test('an opening that is refused names game, seed and command', async () => {
    const opening = file('opening.json', [{ type: 'endSegment' }])
    const { code, out } = await simulated('refused.jsonl', '--wizard-force', opening)
    expect(code).toBe(1)
    expect(out).toMatch(
      /FAILED Game 7 of seed 3: command 2, {"type":"endSegment"}, of the opening of the wizard, is/,
    )
  })
})

describe('bad input', () => {
  test.each([
    [['--out'], /--out/],
    [['--out', 'x', 'y'], /"y" is one argument too many/],
    [['--game', 'chess', '--out', 'x'], /--game: there is no game "chess"/],
    [['--games', '3'], /--out is missing; name the file of results/],
    [['--out', 'x', '--rook', 'easy'], /--rook/],
    [['--out', 'x', '--wizard', 'clever'], /--wizard: there is no decider "clever"; there is random, easy/],
    [['--out', 'x', '--wizard', 'easy,'], /--wizard: there is no decider ""/],
    [['--out', 'x', '--games', '0'], /--games must be a whole number from 1 to 500000, not "0"/],
    [['--out', 'x', '--jobs', '0'], /--jobs must be/],
    [['--out', 'x', '--rollouts', '-1'], /--rollouts/],
    [['--out', 'x', '--seed', 'one'], /--seed must be a whole number from 0 to 4294967295/],
    [
      ['--out', 'x', '--shard', '3/2'],
      /--shard must be i\/n with i from 1 to n, for example 1\/4, not "3\/2"/,
    ],
    [['--out', 'x', '--shard', '0/2'], /--shard must be/],
    [['--out', 'x', '--turn-limit', '1001'], /--turn-limit: must be a whole number from 1 to 1000/],
    [['--out', 'x', '--turn-limit', '0'], /--turn-limit must be/],
    [['--out', 'x', '--scenario', 'huge'], /--scenario: must be one of short, basic, long/],
    [['--out', 'x', '--wizard-points', '1001'], /--wizard-points must be a whole number from 0 to 1000/],
    [
      ['--out', 'x', '--tables', file('bad.json', { summon: [1] })],
      /--tables, summon: must have six entries/,
    ],
    [['--out', 'x', '--costs', at('nowhere.json')], /nowhere.json cannot be read/],
    [['--out', 'x', '--map', file('bad-map.txt', 'EE')], /--map: /],
    [
      ['--out', 'x', '--wizard-force', 'sorcerer-fire'],
      /--wizard-force: there is no force "sorcerer-fire" \(there is wizard-balanced, /,
    ],
    [
      ['--out', 'x', '--wizard-force', 'wizard-host'],
      /--wizard-force, wizard-host: The force costs 90 of 60 points/,
    ],
    [
      ['--out', 'x', '--wizard-force', file('knights.json', { knight: 3 })],
      /knights.json.knight: unknown key/,
    ],
    [['--out', 'x', '--wizard-force', file('fly.json', [{ type: 'fly' }])], /fly.json.0.type/],
    [
      ['--out', 'x', '--wizard-force', 'wizard-fire,wizard-fire'],
      /names two forces "wizard-fire"; rename one/,
    ],
  ])('%# is refused and says what would be right', async (options, message) => {
    const { code, err, out } = await called('simulate', ...options)
    expect(code).toBe(2)
    expect(err).toMatch(message)
    expect(out).toBe('')
  })

  test('a file that cannot be written is named', async () => {
    const { code, err } = await called('simulate', ...OPTIONS, '--out', join(at('whole.jsonl'), 'x'))
    expect(code).toBe(2)
    expect(err).toMatch(/whole.jsonl.x: cannot be written/)
  })
})
