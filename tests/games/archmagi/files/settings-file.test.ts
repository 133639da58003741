import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { parseNewGame } from '@/games/archmagi/files/new-game'
import { parseSettings } from '@/games/archmagi/files/settings-file'

/** The paths and clauses of what is wrong. */
function faultsIn(json: unknown) {
  const read = parseSettings(json)
  return read.ok ? [] : read.problems.map(({ path, clause, message }) => [path, clause ?? message])
}

describe('AM-O.1 what the players agree on', () => {
  test('nothing need be said', () => {
    expect(parseSettings({})).toEqual({
      ok: true,
      value: {
        ...{ seats: 2, map: 'mirror-isle', terrainMethod: 'fixed', exploration: false },
        ...{ templeRule: 'subroll', noDeploy: [], pileFilter: 'all', archmagi: 'random' },
        ...{ responseWindows: 'sealed', deferDiscards: false, openHands: false, roundLimit: 30 },
      },
    })
  })

  test('a generated map has figures of its own, and its terrain is rolled for', () => {
    expect(parseSettings({ map: { generator: { land: 24 } } })).toMatchObject({
      value: {
        map: { generator: { columns: 11, rows: 9, land: 24, reefs: 2, abysses: 2 } },
        terrainMethod: 'd20',
      },
    })
  })

  test('a game begins with the map where that is to be made, else with the turn order', () => {
    expect(parseNewGame({})).toMatchObject({ value: { setup: { step: 'order' } } })
    expect(parseNewGame({ map: { generator: {} } })).toMatchObject({ value: { setup: { step: 'map' } } })
  })

  test.each([
    [{ seats: 5 }, ['seats', 'must be 2, 3 or 4']],
    [{ seats: 3, map: 'four-horns' }, ['seats', 'AM-2.13']],
    [{ roundLimit: 100 }, ['roundLimit', 'must be a whole number from 0 to 99']],
    [{ noDeploy: ['moor'] }, ['noDeploy.0', 'must be the id of a terrain, such as "plains"']],
    [{ map: { generator: {} }, terrainMethod: 'fixed' }, ['terrainMethod', 'AM-2.15']],
    [{ map: { generator: { columns: 7, rows: 7 } } }, ['map.generator.land', 'AM-2.15']],
    [{ map: { generator: { reefs: 0, abysses: 0 } } }, ['map.generator.reefs', 'AM-2.14']],
    [{ dice: 6 }, ['dice', 'unknown key; remove it']],
  ])('%j is told what is wrong', (json, fault) => {
    expect(faultsIn(json)).toEqual([fault])
  })
})

const OWN = {
  rows: [
    'SE SE SE SE SE SE SE SE',
    'SE PL PL PL PL PL PL SE',
    'SE PL PL PL PL PL PL SE',
    'SE PL PL WT PL PL PL SE',
    'SE PL PL PL PL PL PL SE',
    'SE PL PL PL PL PL PL SE',
    'SE SE SE RE SE SE SE SE',
  ],
  zones: [['B5', 'B4'], ['G4']],
}
const ALL_SEA = 'SE SE SE SE SE SE SE SE'

/** The map with some rows exchanged, by their numbers from 0. */
function withRows(rows: Readonly<Record<number, string>>) {
  return { ...OWN, rows: OWN.rows.map((row, nth) => rows[nth] ?? row) }
}

const NO_CODES = 'must be codes of two letters with a space between, such as "SE PL ..", and has'

describe('AM-2.14 a map that is keyed in', () => {
  test('is played on as it is', () => {
    const read = parseNewGame({ map: OWN })
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const { terrain, zones } = read.value.ground
    expect(terrain['D4' as HexId]).toBe('water')
    expect(zones).toEqual(OWN.zones)
  })

  test.each([
    ['a code of no terrain', withRows({ 1: 'SE PL XX PL PL PL PL SE' }), 'map.rows.1', `${NO_CODES} "XX"`],
    ['unknown land', withRows({ 1: 'SE PL ?? PL PL PL PL SE' }), 'map.rows.1', `${NO_CODES} "??"`],
    ['land at the edge', withRows({ 2: 'PL PL PL PL PL PL PL SE' }), 'map.rows', /six hexes .* around A3$/],
    [
      'land in two pieces',
      withRows({ 1: 'SE PL SE PL PL PL PL SE', 2: 'SE SE SE PL PL PL PL SE' }),
      'map.rows',
      'must have all its land in one piece',
    ],
    ['too little land', withRows({ 1: ALL_SEA, 2: ALL_SEA }), 'map.rows', /^must have 20 to 80 .* not 18$/],
    ['neither Reef nor Abyss', withRows({ 6: ALL_SEA }), 'map.rows', /^must have a Reef or an Abyss/],
    ['a start in the sea', { ...OWN, zones: [['A1'], ['G4']] }, 'map.zones.0.0', 'must be land'],
    ['a start in a lake', { ...OWN, zones: [['D4'], ['G4']] }, 'map.zones.0.0', 'must be land'],
    [
      'a start off the map',
      { ...OWN, zones: [['B5', 'J9'], ['G4']] },
      'map.zones.0.1',
      'must be a hex of the map',
    ],
    ['one zone for two', { ...OWN, zones: [['B5']] }, 'map.zones', 'must have 2 zones, one a seat'],
    ['an empty zone', { ...OWN, zones: [['B5'], []] }, 'map.zones', 'must have a hex in each zone'],
    [
      'starts side by side',
      { ...OWN, zones: [['B5'], ['D5']] },
      'map.zones',
      /^must begin with hexes that are 3/,
    ],
  ])('%s', (_what, map, path, message) => {
    const read = parseSettings({ map })
    const problems = read.ok ? [] : read.problems
    expect(problems.map((one) => [one.path, one.clause ?? 'AM-2.14'])).toEqual([[path, 'AM-2.14']])
    expect(problems[0]?.message).toMatch(message)
  })

  test('a hex is in one zone only', () => {
    expect(faultsIn({ map: { ...OWN, zones: [['B5', 'G4'], ['G4']] } })).toEqual([
      ['map.zones.0.1', 'AM-2.14'],
      ['map.zones.1.0', 'AM-2.14'],
    ])
  })

  test('starts three hexes apart will do', () => {
    expect(faultsIn({ map: { ...OWN, zones: [['B5'], ['E5']] } })).toEqual([])
  })

  test('more than 80 hexes of land are too many', () => {
    const land = ['SE', ...Array<string>(9).fill('PL'), 'SE'].join(' ')
    const sea = Array<string>(11).fill('SE').join(' ')
    const wide = {
      rows: [sea, ...Array<string>(9).fill(land), `RE ${sea.slice(3)}`],
      zones: [['B2'], ['J9']],
    }
    expect(parseSettings({ map: wide })).toMatchObject({
      problems: [{ message: 'must have 20 to 80 hexes of land, not 81' }],
    })
  })
})
