import { describe, expect, test } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import { present } from '@/engine/kernel/refusal'
import type { Plan } from '@/engine/lab/plan'
import { type LabGame, planProblems, playGame } from '@/engine/lab/self-play'
import { arenaFiles } from '@/games/arena/files'
import { armyIn } from '@/games/arena/lab'
import { labGameOf } from '@/games/lab'
import { armyCost } from '@/games/arena/queries/armies'
import { armyFaults } from '@/games/arena/queries/army-list'
import { SEATS, type Settings } from '@/games/arena/state/position'
import { PRESETS } from '@/games/arena/tables/presets'
import { LAB, LAB_MODEL } from '@/games/arena/teaching/lab'
import type { LabMatch } from '@/contract/lab'
import { matchOf, newMatch, OWN_FORCE, withSettings } from '@/table/lab/match'
import { resultsIn } from '../../../support/lab-results'

const EVENING = present(LAB.evening, 'points to spend')
const NEW_MATCH = newMatch(LAB_MODEL)
const READY = present(LAB_MODEL.ready, 'ready games')

function settingsOf(json: Json): Settings {
  const begun = arenaFiles.newGame(json)
  if (!begun.ok) throw new Error('The settings begin no game.')
  return begun.value.settings
}

function readyMatch(name: string): typeof NEW_MATCH {
  return present(
    READY.find((ready) => ready.name === name),
    name,
  ).match
}

function played(draft: typeof NEW_MATCH): LabMatch {
  const read = matchOf(LAB_MODEL, draft)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read.match
}

function planOf({ settings, openings }: LabMatch): Plan {
  const seat = (name: string) => ({ deciders: ['random'] as const, openings: openings[name] ?? [] })
  return {
    game: 'arena',
    settings,
    seats: { west: seat('west'), east: seat('east') },
    rollouts: 10,
    seed: 3,
    games: 2,
  }
}

/** The game as the command line names it. */
function planNamed(preset: string): Plan {
  return planOf({ settings: { preset }, openings: {} })
}

async function labGame(): Promise<LabGame> {
  return present(await labGameOf('arena'), 'the lab of Arena')
}

function costOfEast(plan: Plan): number {
  const [command] = plan.seats['east']?.openings[0]?.commands ?? []
  const { counts } = present(LAB_MODEL.designIn(present(command, 'a command')), 'an army')
  return armyCost({}, armyIn(counts))
}

describe('a ready game', () => {
  test('is what the form comes with, and each can be taken', () => {
    expect(READY.map(({ name }) => name)).toEqual(PRESETS.map(({ name }) => name))
    expect(NEW_MATCH).toEqual(readyMatch('First Clash'))
  })

  test.each(PRESETS.map((preset) => [preset.name, preset] as const))(
    '%s has its own settings and both armies as they are (D-5)',
    (name, { id, armies }) => {
      const { settings, openings } = played(readyMatch(name))
      expect(settingsOf(settings)).toEqual(settingsOf({ preset: id }))
      SEATS.forEach((seat, nth) => {
        const army = present(armies[nth], seat)
        const [opening, ...others] = openings[seat] ?? []
        expect(others).toEqual([])
        expect(opening?.name).toBe(army.name)
        const { counts } = present(LAB_MODEL.designIn(opening?.commands[0] ?? null), seat)
        const spells = Object.fromEntries(army.spells.map((spell) => [spell, 1]))
        expect(counts).toEqual({ ...army.creatures, ...army.items, ...spells })
      })
    },
  )

  test.each(PRESETS.map(({ id, name }) => [id, name] as const))(
    '%s goes as the game of that name goes, to the last loss',
    async (id, name) => {
      const game = await labGame()
      const named = playGame(game, planNamed(id), 0)
      const spelled = playGame(game, planOf(played(readyMatch(name))), 0)
      // Two armies are drawn up and made final first, which takes the dice and chance of the bots nothing.
      expect(spelled).toEqual({
        ...named,
        commands: named.commands + 4,
        openings: spelled.openings,
      })
    },
    60_000,
  )

  test('is known by its name, however its plan says it', () => {
    for (const plan of [planNamed('storm-and-sky'), planOf(played(readyMatch('Storm and Sky')))])
      expect(LAB.termsOf(plan).map(({ label, value }) => `${label}: ${value}`)).toEqual(
        expect.arrayContaining([
          'Ready game: Storm and Sky',
          'West’s army: Dragonflight',
          'East’s army: Air Cavalry',
        ]),
      )
    const own = { ...readyMatch('Storm and Sky'), forces: { west: OWN_FORCE, east: OWN_FORCE } }
    const labels = LAB.termsOf(planOf(played(own))).map(({ label }) => label)
    expect(labels).not.toContain('Ready game')
  })

  test('that the command line measured is measured on', () => {
    const { plan } = resultsIn('docs/balance/arena/storm-and-sky.jsonl')
    expect(EVENING.measureOf(plan)).toMatchObject({ seat: 'east', points: 80, step: 2, most: 300 })
    const more = EVENING.withPoints(plan, 86)
    expect(settingsOf(more.settings)).toEqual({
      ...settingsOf(plan.settings),
      points: { west: 80, east: 86 },
    })
    expect(more.seats['east']?.openings[0]?.name).toBe('Air Cavalry, 81 points')
    expect(more.seats['west']?.openings[0]?.name).toBe('Dragonflight')
    expect(more.seats['west']?.deciders).toEqual(['strong'])
  })
})

describe('an army at other points (AA-2.4)', () => {
  const ARMIES = PRESETS.flatMap((preset) =>
    preset.armies.map((army, nth) => [army.name, preset, army, preset.points[nth] ?? 0] as const),
  )

  test.each(ARMIES)('%s keeps its make and its spells, by the rules, and spends what it can', (...row) => {
    const [name, { id, ruleset }, army, usual] = row
    const settings = settingsOf({ preset: id })
    const cost = armyCost({}, armyIn({ ...army.creatures, ...army.items }))
    for (const points of [usual - 20, usual - 7, usual, usual + 11, usual + 40]) {
      const agreed = { ...settings, points: { west: usual, east: points } }
      const [ready] = LAB_MODEL.readyIn(agreed, 'east').filter((one) => one.name === name)
      const { counts } = present(ready, name)
      const list = armyIn(counts)
      expect(armyFaults(agreed, { seat: 'east', ...list })).toEqual([])
      expect(list.spells).toEqual(army.spells)
      const cards = new Set<string>([...list.creatures, ...list.items])
      for (const card of cards) expect({ ...army.creatures, ...army.items }).toHaveProperty(card)
      // What it leaves for its pool keeps its share, but for what buys none of its cards.
      const share = Math.round((cost / usual) * points)
      expect(armyCost({}, list)).toBeLessThanOrEqual(share)
      expect(armyCost({}, list)).toBeGreaterThan(share - 4)
      if (points === usual) expect(armyCost({}, list)).toBe(cost)
    }
    expect(ruleset).toBe(settings.ruleset)
  })

  test('grows by as many points as its side is given, its pool staying as it was', () => {
    const plan = planOf(played(readyMatch('Magic and Monsters')))
    const cost = costOfEast(plan)
    expect(costOfEast(EVENING.withPoints(plan, 85))).toBe(cost + 5)
    expect(EVENING.withPoints(plan, 80)).toBe(plan)
  })

  test('is never cut below what its side can have, and no plan says less', async () => {
    const game = await labGame()
    for (const { name, match } of READY) {
      const plan = planOf(played(match))
      const { least } = EVENING.measureOf(plan)
      const smallest = EVENING.withPoints(plan, least)
      const { points } = settingsOf(smallest.settings)
      expect(points.east, name).toBe(least)
      expect(planProblems(game, smallest)).toEqual([])
      expect(costOfEast(smallest), name).toBeLessThanOrEqual(least)
    }
  })

  test('makes a plan that can be played', async () => {
    const plan = EVENING.withPoints(planOf(played(readyMatch('First Clash'))), 56)
    const { openings, forces } = playGame(await labGame(), plan, 1)
    expect(openings).toEqual({ west: 'Orc Warband', east: 'Human Company, 56 points' })
    expect(Object.keys(forces['east'] ?? {})).toContain('human-soldier')
  })

  test('is the bot’s affair where the bot draws it up', () => {
    const settings = { ...NEW_MATCH.settings, points: { west: 50, east: 50 } }
    const own = { ...NEW_MATCH, settings, forces: { west: OWN_FORCE, east: OWN_FORCE } }
    const plan = planOf(played(own))
    expect(EVENING.measureOf(plan)).toEqual({ seat: 'east', points: 50, step: 2, least: 2, most: 300 })
    const more = EVENING.withPoints(plan, 54)
    expect(more.seats).toEqual(plan.seats)
    expect(settingsOf(more.settings).points).toEqual({ west: 50, east: 54 })
  })
})

describe('the form of a match', () => {
  const faultsOf = (draft: typeof NEW_MATCH) => {
    const read = matchOf(LAB_MODEL, draft)
    return read.ok
      ? []
      : [...Object.values(read.faults.settings), ...Object.values(read.faults.forces)].flat()
  }

  test('offers the armies of the ruleset, and drops one that is not of it', () => {
    const { settings } = NEW_MATCH
    expect(LAB_MODEL.readyOf(settings, 'east').map(({ name }) => name)).toHaveLength(10)
    const basic = withSettings(LAB_MODEL, NEW_MATCH, { ruleset: 'basic', map: 'basic' })
    expect(LAB_MODEL.readyOf(basic.settings, 'east').map(({ name }) => name)).toEqual([
      'Green Banner',
      'Blue Banner',
    ])
    expect(basic.forces).toEqual({ west: OWN_FORCE, east: OWN_FORCE })
  })

  test('lets every army meet every other', () => {
    const each = { by: 'each' }
    const { openings } = played({ ...NEW_MATCH, forces: { west: each, east: each } })
    expect(openings['west']).toHaveLength(10)
    expect(openings['east']).toHaveLength(10)
  })

  test.each([
    ['points for no army at all', { points: { west: 0, east: 50 } }, /^points\.0: must be 1 or more/],
    ['a map of another ruleset', { map: 'basic' }, /^map: /],
    ['points that pay for no more than half a creature', { points: { west: 1, east: 50 } }, /^AA-2\.1: /],
    ['fewer spell cards than an army lists', { spellCards: 2 }, /^AA-2\.5: At most 2/],
  ] as const)('refuses %s', (_, change, fault) => {
    const draft = { ...NEW_MATCH, forces: { west: { by: 'dragonflight' }, east: OWN_FORCE } }
    expect(faultsOf({ ...draft, settings: { ...draft.settings, ...change } }).join('\n')).toMatch(fault)
  })
})
