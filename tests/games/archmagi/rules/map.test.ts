import { expect, test } from 'vitest'
import { parseSettings } from '@/games/archmagi/files/settings-file'
import { hexesIn, isCoastal } from '@/games/archmagi/queries/ground'
import { startOf } from '@/games/archmagi/state/start'
import type { State } from '@/games/archmagi/state/state'
import { MAPS, type MapId } from '@/games/archmagi/tables/maps'
import { FULL_TERRAIN_BAG, terrainByRoll, TERRAINS } from '@/games/archmagi/tables/terrain'
import { UNITS } from '@/games/archmagi/tables/units'
import { clause } from '../../../support/clause'
import { USUAL } from '../settings'
import { rolling } from './battle'
import { rule } from './rule'

const DICE = (a: number, d: number) => [{ cmd: 'battle.roll', seat: 1, rolls: [a, d] }]

clause('AM-2.3', () => {
  test('there are twenty on the chart, and Temple, Sea, Abyss and Reef', () => {
    const chart = Array.from({ length: 20 }, (_, nth) => terrainByRoll(nth + 1))
    expect(chart).toEqual(
      'plains city forest castle heath hills swamp caves mountain desert jungle tundra taiga ruins tors waste sylvan volcano water workshop'.split(
        ' ',
      ),
    )
    const others = TERRAINS.map(({ id }) => id).filter((id) => !chart.includes(id) && id !== 'unknown')
    expect(others.sort()).toEqual(['abyss', 'reef', 'sea', 'temple'])
  })
})

rule('AM-2.7', {
  'a lake makes no coast, the sea does': {
    given: { terrain: { C3: 'water', F3: 'sea' } },
    then: { notCoastal: ['C3', 'D3', 'B3', 'C2'], coastal: ['E3', 'G3'] },
  },
})

clause('AM-2.7', () => {
  test('nobody is at home in a lake', () => {
    expect(UNITS.filter(({ home }) => home === 'water')).toEqual([])
  })
})

const EXPLORE = (...rolls: readonly number[]) => [{ cmd: 'explore', seat: 1, rolls }]
const exploring = (units: readonly unknown[], unknown: readonly string[], terrain: object = {}) => ({
  ...{ units, unknown, terrain, exploration: true, phase: 'exploration' },
})
/** Water from the top of the map to the bottom, but for one hex. */
const WALL = Object.fromEntries(['D1', 'D2', 'D3', 'D5', 'D6', 'D7'].map((hex) => [hex, 'water']))

rule('AM-2.11', {
  'a d20 tells the terrain': {
    given: exploring([['k', 'knights', 1, 'C3']], ['D3']),
    when: EXPLORE(9),
    then: { terrain: { D3: 'mountain' } },
  },
  'on a 12 a d6 tells Tundra from Temple': {
    given: exploring([['k', 'knights', 1, 'C3']], ['D3']),
    when: EXPLORE(12, 4),
    then: { terrain: { D3: 'temple' } },
  },
  'a lake inland stands': {
    given: exploring([['k', 'knights', 1, 'C3']], ['D3']),
    when: EXPLORE(19),
    then: { terrain: { D3: 'water' } },
  },
  'not in a start zone': {
    given: exploring([['k', 'knights', 1, 'B4']], ['A4']),
    when: EXPLORE(19, 1),
    then: { terrain: { A4: 'plains' } },
  },
  'not under who would drown': {
    given: exploring([['k', 'knights', 1, 'C3']], ['C3']),
    when: EXPLORE(19, 19, 2),
    then: { terrain: { C3: 'city' } },
  },
  'but under who flies': {
    given: exploring([['d', 'djinn', 1, 'C3']], ['C3']),
    when: EXPLORE(19),
    then: { terrain: { C3: 'water' } },
  },
  'not where it would part the continent': {
    given: exploring([['k', 'knights', 1, 'C4']], ['D4'], WALL),
    when: EXPLORE(19, 6),
    then: { terrain: { D4: 'hills' } },
  },
  'by the sea always': {
    given: exploring([['k', 'knights', 1, 'B4']], ['A4'], { A5: 'sea' }),
    when: EXPLORE(19),
    then: { terrain: { A4: 'water' }, coastal: ['A4'] },
  },
})

clause('AM-2.12', () => {
  test('the bag has one chit of each terrain of the chart, and is full at the start', () => {
    const bag = startOf({ ...USUAL, terrainMethod: 'chits' }).bags.terrain
    expect(Object.values(bag)).toEqual(Array(20).fill(1))
    expect(bag).toEqual(FULL_TERRAIN_BAG)
    expect(bag).toHaveProperty('water')
    expect(bag).not.toHaveProperty('temple')
  })
})

const groundOf = (map: MapId): State => startOf({ ...USUAL, map, seats: map === 'four-horns' ? 4 : 2 })

const isLand = (terrain: string) => !['sea', 'reef', 'abyss'].includes(terrain)

/** The land of a map by where it lies: odd rows are shifted right by half a hex (AM-2.1). */
function landOf({ ground }: State): readonly (readonly [x: number, y: number, terrain: string])[] {
  return Object.entries(ground.terrain)
    .filter(([, terrain]) => isLand(terrain))
    .map(([hex, terrain]) => {
      const row = Number(hex.slice(1)) - 1
      return [hex.charCodeAt(0) + (row % 2) / 2, row, terrain]
    })
}

/** The same land turned upside down. */
function turned(land: ReturnType<typeof landOf>): ReturnType<typeof landOf> {
  const across = Math.min(...land.map(([x]) => x)) + Math.max(...land.map(([x]) => x))
  const down = Math.min(...land.map(([, y]) => y)) + Math.max(...land.map(([, y]) => y))
  return land.map(([x, y, terrain]) => [across - x, down - y, terrain] as const)
}

clause('AM-2.13', () => {
  test.each<readonly [MapId, number, number]>([
    ['mirror-isle', 37, 0],
    ['four-horns', 49, 2],
    ['teaching-isle', 20, 0],
  ])('%s has %i hexes of land and %i lakes, and looks the same from both ends', (map, land, lakes) => {
    const state = groundOf(map)
    const terrains = Object.values(state.ground.terrain)
    expect(terrains.filter((one) => isLand(one) && one !== 'water')).toHaveLength(land)
    expect(terrains.filter((one) => one === 'water')).toHaveLength(lakes)
    expect(turned(landOf(state)).map(String).sort()).toEqual(landOf(state).map(String).sort())
  })
  test('each is for as many seats as it has start zones for', () => {
    expect(MAPS.map(({ id, zones }) => [id, Object.keys(zones)])).toEqual([
      ['mirror-isle', ['2', '3']],
      ['teaching-isle', ['2']],
      ['four-horns', ['2', '4']],
      ['test-grid', ['2', '3', '4']],
    ])
    expect(parseSettings({ map: 'mirror-isle', seats: 4 }).ok).toBe(false)
  })
})

/** An isle as somebody would key it in. */
const ISLE = [
  '.. SE SE SE RE SE AB SE',
  'SE PL FO MO HI RU SE',
  'SE CA CI TE SW SY SE',
  'SE SY SW TE CI CA SE',
  'SE RU HI MO FO PL SE',
  'SE AB SE RE SE SE ..',
]
const ZONES = [
  ['B3', 'B2'],
  ['F4', 'F5'],
]
const withRow = (nth: number, row: string) => ISLE.map((one, at) => (at === nth ? row : one))

/** What is wrong with a map that is keyed in. */
function wrongWith(rows: readonly string[], zones: readonly (readonly string[])[] = ZONES): string {
  const read = parseSettings({ map: { rows, zones } })
  return read.ok ? '' : read.problems.map(({ message }) => message).join('; ')
}

clause('AM-2.14', () => {
  test('a map of twenty hexes in one piece, with a Reef and far starts, may be played', () => {
    expect(wrongWith(ISLE)).toBe('')
  })
  test.each<readonly [string, readonly string[], readonly (readonly string[])[], RegExp]>([
    ['too little land', withRow(1, 'SE SE FO MO HI RU SE'), ZONES, /20 to 80/],
    ['land at the edge', withRow(1, 'PL PL FO MO HI RU SE'), ZONES, /six hexes/],
    ['neither Reef nor Abyss', ISLE.map((row) => row.replaceAll(/RE|AB/g, 'SE')), ZONES, /Reef or an Abyss/],
    ['too few zones', ISLE, ZONES.slice(1), /2 zones/],
    ['a start in the sea', ISLE, [['B3'], ['A3']], /must be land/],
    ['starts side by side', ISLE, [['B3'], ['C3']], /3 or more apart/],
  ])('not one with %s', (_name, rows, zones, message) => {
    expect(wrongWith(rows, zones)).toMatch(message)
  })
  test('not one in two pieces', () => {
    const two = [
      'SE SE SE SE SE SE SE SE SE SE SE RE',
      'SE PL PL PL PL SE SE PL PL PL PL SE',
      'SE PL PL PL PL SE SE PL PL PL PL SE',
      'SE PL PL PL PL SE SE PL PL PL PL SE',
      'SE SE SE SE SE SE SE SE SE SE SE SE',
    ]
    expect(wrongWith(two, [['B2'], ['H3']])).toMatch(/one piece/)
  })
})

rule('AM-2.16', {
  'unknown land is land, and by the sea of both classes': {
    given: { exploration: true, unknown: ['C3', 'F3'], terrain: { G3: 'sea' } },
    then: { classes: { C3: ['land'], F3: ['land', 'water'] } },
  },
  'nobody is at home there': {
    given: {
      ...rolling([
        ['k', 'hobgoblins', 1, 'D4'],
        ['o', 'orcs', 2, 'D4'],
      ]),
      ...{ exploration: true, unknown: ['D4'] },
    },
    when: DICE(3, 3),
    then: { mods: { 1: { base: 5 }, 2: { base: 6 } } },
  },
  'nor deploys there': {
    given: {
      ...{ units: [['p', 'peasant-rabble', 1, 'C3']], exploration: true, unknown: ['C3'] },
      ...{ phase: 'recruitUnits', drawn: true, reserve: { 1: ['hobgoblins'] } },
    },
    when: [{ cmd: 'recruit.deploy', seat: 1, chit: 'hobgoblins', hex: 'C3' }],
    then: { refused: 'AM-6.4' },
  },
})

clause('AM-2.16', () => {
  test('where the land is and what the sea is like are known from the start', () => {
    const found = startOf({ ...USUAL, map: 'mirror-isle', exploration: true })
    const known = startOf({ ...USUAL, map: 'mirror-isle' })
    for (const hex of hexesIn(known)) {
      const terrain = known.ground.terrain[hex] as string
      const isSea = ['sea', 'reef', 'abyss'].includes(terrain)
      expect(found.ground.terrain[hex]).toBe(isSea ? terrain : 'unknown')
      expect(isCoastal(found, hex)).toBe(isCoastal(known, hex))
    }
  })
})
