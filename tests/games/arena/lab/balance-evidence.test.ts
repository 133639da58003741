import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Results } from '@/engine/lab/results'
import { playGame } from '@/engine/lab/self-play'
import { shareOf } from '@/engine/lab/statistics'
import { present } from '@/engine/kernel/refusal'
import { type Preset, PRESETS } from '@/games/arena/tables/presets'
import { labGameOf } from '@/games/lab'
import { resultsIn } from '../../../support/lab-results'

const FOLDER = 'docs/balance/arena'
const PAGE = readFileSync('docs/balance-arena.md', 'utf8')
const SEATS = ['west', 'east'] as const
/** What magic makes; no army brings any. */
const MADE = ['zombie', 'phantom']

function resultsOf(name: string): Results {
  return resultsIn(`${FOLDER}/${name}.jsonl`)
}

function wonBy(seat: string, name: string): number {
  return resultsOf(name).records.filter(({ winner }) => winner === seat).length
}

function percent(share: number): string {
  return (share * 100).toFixed(1)
}

/** A share as the page's tables write it. */
function shareText(won: number, of: number): string {
  const { value, from, to } = shareOf(won, of)
  return `${won} of ${of} | ${percent(value)} % | ${percent(from)} to ${percent(to)} %`
}

/** The rows of the page's tables without what fills up their columns. */
const ROWS = PAGE.split('\n').map((line) => line.replace(/ +/g, ' '))

describe.each(PRESETS.map((preset) => [preset.id, preset] as const))('%s', (id, preset: Preset) => {
  const { plan, records } = resultsOf(id)

  test('is measured whole, with the strong bot on both sides', () => {
    const strong = { deciders: ['strong'], openings: [] }
    expect(plan).toMatchObject({
      game: 'arena',
      settings: { preset: id },
      seats: { west: strong, east: strong },
    })
    expect(records).toHaveLength(plan.games)
    expect(records.length).toBeGreaterThanOrEqual(60)
  })

  test('stands in the page as it was measured', () => {
    const row = present(
      ROWS.find((line) => line.includes(`(balance/arena/${id}.jsonl)`)),
      id,
    )
    expect(row).toContain(preset.name)
    expect(row).toContain(shareText(wonBy('west', id), records.length))
    expect(row).toContain('| yes |')
  })

  test.each(SEATS)('was played with the army of %s that it has today', (seat) => {
    const army = present(preset.armies[SEATS.indexOf(seat)], seat).creatures
    // Corpses that magic has used are not counted, so not every game tells of everybody.
    const seen: Record<string, number> = {}
    for (const { forces } of records)
      for (const [card, count] of Object.entries(forces[seat] ?? {}))
        if (!MADE.includes(card)) seen[card] = Math.max(seen[card] ?? 0, count)
    expect(seen).toEqual(army)
  })
})

/** The runs of the strong bot against the easy one, and which seat is the strong one's. */
const RUNS = PRESETS.flatMap(({ id }) =>
  SEATS.map((seat) => ({ seat, name: `strong-easy-${id}-as-${seat}` })),
)

describe('the strong bot against the easy one', () => {
  test.each(RUNS)('$name is whole and has the strong bot in that seat', ({ seat, name }) => {
    const { plan, records } = resultsOf(name)
    expect(records).toHaveLength(plan.games)
    for (const { deciders } of records)
      expect(deciders).toEqual({ west: 'easy', east: 'easy', [seat]: 'strong' })
  })

  test('wins at least 84 of 120 games, half of them from each side', () => {
    const played = RUNS.reduce((sum, { name }) => sum + resultsOf(name).records.length, 0)
    const won = RUNS.reduce((sum, { seat, name }) => sum + wonBy(seat, name), 0)
    expect(played).toBe(120)
    expect(won).toBeGreaterThanOrEqual(84)
    expect(ROWS.find((line) => line.startsWith('| All'))).toContain(shareText(won, played))
  })

  test.each(PRESETS)('$name stands in the page as it was played', ({ id, name }) => {
    const [west, east] = SEATS.map((seat) => wonBy(seat, `strong-easy-${id}-as-${seat}`))
    expect(ROWS).toContainEqual(expect.stringContaining(`| ${name} | ${west} of 10 | ${east} of 10 |`))
  })
})

test.each(PRESETS)('$name is won by either side in 40 to 60 % of the games', ({ id }) => {
  expect(Math.abs(wonBy('west', id) / resultsOf(id).records.length - 0.5)).toBeLessThanOrEqual(0.1)
})

// Of both seats of a ready game the shorter: its bots are the same. With strong bots on both sides it takes several times as long.
test.each(PRESETS)(
  'the shortest game against the easy bot in $name is played the same today; else all must be measured anew',
  async ({ id, name }) => {
    const games = SEATS.flatMap((seat) => {
      const { plan, records } = resultsOf(`strong-easy-${id}-as-${seat}`)
      return records.map((record) => ({ plan, record }))
    })
    const [shortest] = games.toSorted((one, other) => one.record.nodes - other.record.nodes)
    const { plan, record } = present(shortest, name)
    const game = present(await labGameOf('arena'), 'the lab of Arena')
    expect(playGame(game, plan, record.nth)).toEqual(record)
  },
)
