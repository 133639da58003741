import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { CLAUSES } from '@/games/wizard-kings/clauses'
import { wizardKingsTeaching } from '@/games/wizard-kings/teaching'
import { CHARTS } from '@/games/wizard-kings/teaching/charts'
import { RULEBOOK } from '@/games/wizard-kings/teaching/rulebook'
import { searcherOf } from '@/teach/search/search-book'

function chart(id: string) {
  return present(
    CHARTS.find((one) => one.id === id),
    `the chart ${id}`,
  )
}

/** Rows of a chart, of all its tables: each by its head. */
function rowsOf(id: string): Readonly<Record<string, readonly string[]>> {
  const { tables = [] } = chart(id)
  return Object.fromEntries(
    tables.flatMap(({ rowsOf: rows }) => rows(null).map(({ head, cells }) => [head, cells] as const)),
  )
}

const ARMY_IDS = ['amazons', 'barbarians', 'dwarves', 'elves', 'feudals', 'orcs', 'undead']

describe('blocks', () => {
  test('are told as on their labels (CP-3)', () => {
    expect(chart('elves').tables?.[0]?.columns).toEqual([
      'Blocks',
      'Rating',
      'Steps',
      'Moves',
      'Type',
      'Base cost',
    ])
    expect(rowsOf('elves')['Ranger']?.slice(1)).toEqual(['A2', '3', '2', 'Forest folk', '4'])
    expect(rowsOf('elves')['Wicana']?.slice(1, 5)).toEqual(['A+', '4', '2', 'Wizard, flies'])
    expect(rowsOf('orcs')['Goblin (forest)']?.[5]).toBe('1')
  })

  test.each(ARMY_IDS)('of the %s are 28: 3 wizards, 4 castles and 21 units (CP-1)', (army) => {
    const counted = (isMeant: (cells: readonly string[]) => boolean) =>
      Object.values(rowsOf(army))
        .filter(isMeant)
        .reduce((sum, [count]) => sum + Number(count), 0)
    const isA = (what: string) => (cells: readonly string[]) => cells[4]?.startsWith(what) === true
    expect([counted(isA('Wizard')), counted(isA('Castle')), counted(() => true)]).toEqual([3, 4, 28])
    const castles = Object.values(rowsOf(army)).filter(isA('Castle'))
    expect(castles.map(([count, rating]) => `${count} ${rating}`)).toEqual(['2 C4', '2 B4'])
  })

  test('of chaos are 30, and 9 werebeasts (CP-2); ten of them cast (CP-4)', () => {
    const [blocks, beasts] = (chart('chaos').tables ?? []).map((table) => table.rowsOf(null))
    expect([blocks?.length, beasts?.length]).toEqual([30, 9])
    expect(blocks?.filter(({ cells }) => cells.at(-1) !== '–')).toHaveLength(10)
    expect(rowsOf('chaos')['Demon']?.at(-1)).toBe('Soul Sucker')
  })
})

describe('spells', () => {
  test.each([
    ['amazons', ['Asp Sting', 'Charm'], ['Sacred Mist', 'Serpent Storm'], ['Gorgon Gaze', 'Moon Tempest']],
    [
      'barbarians',
      ['Rune of Fire', 'Battle Song'],
      ['Slash and Burn', 'Thunderstone'],
      ['Frost Breath', 'Storm Rune'],
    ],
    [
      'dwarves',
      ['Avalanche', 'Destruction', 'Stone Bridge'],
      ['Hammer of Stone', 'Rune Ward'],
      ['Earthquake'],
    ],
    ['elves', ['Thorn Dart', 'Mending Dew'], ['Moonlance', 'Tanglewood'], ['Starfall', 'Wrath of the Wood']],
    [
      'feudals',
      ['Spark', 'Forced March'],
      ['Fireball', 'Shield of Faith'],
      ['Chain Lightning', 'Holy Lance'],
    ],
    ['orcs', ['Spite', 'Blood Rage'], ['Dark Bolt', 'The Horde'], ['Firestorm', 'Shadow of Dread']],
    ['undead', ['Grave Chill', 'Dread'], ['Raise Dead', 'Wither'], ["Death's Gate", 'Plague']],
  ])('of the %s stand with their levels (SP-8)', (army, ...levels) => {
    const rows = Object.entries(rowsOf(`${army}-spells`))
    levels.forEach((names, nth) => {
      const there = rows.filter(([, [level]]) => level === String(nth + 1)).map(([name]) => name)
      expect(there.sort()).toEqual([...names].sort())
    })
    expect(rows).toHaveLength(6)
  })

  test('say what they do, and chaos spells whose they are', () => {
    expect(rowsOf('elves-spells')['Moonlance']?.[1]).toBe(
      '3 dice, each hitting on 3 or less, at an enemy block.',
    )
    expect(rowsOf('chaos-spells')['Web']?.[0]).toBe('Spider')
    expect(Object.keys(rowsOf('chaos-spells'))).toHaveLength(10)
  })

  test('need steps and tire as WZ-2, WZ-7 and CH-3 say', () => {
    expect(rowsOf('levels')).toEqual({
      'Level 1': ['1 step or more', 'a 1', '1 step'],
      'Level 2': ['2 steps or more', '1 to 2', '2 steps'],
      'Level 3': ['3 steps or more', '1 to 3', '3 steps'],
    })
  })
})

test('scenarios have their figures (SC-1 to SC-3, VC-2, VC-3)', () => {
  expect(chart('scenarios').tables?.[0]?.columns).toEqual(['Small', 'Medium', 'Large'])
  expect(rowsOf('scenarios')).toEqual({
    'Wizards at the start': ['1', '1', '2'],
    'Army units at the start': ['6', '8', '14'],
    'Chaos blocks at the start': ['0', '1', '2'],
    'Chaos pool': ['up to 2', '5 to 8', '7 to 12'],
    Capitals: ['0', '1', '2'],
    'Builds a turn': ['1', '2', '3'],
    Turns: ['12', '20', '30'],
    'Early end from turn': ['5', '10', '15'],
    'Gold for an early end': ['7', '15', '30'],
  })
})

test('each board has six cities of 11 gold in all, and its ports (MP-11)', () => {
  const ports = ['greenmarch', 'stonefells', 'saltmere', 'sunwaste'].map((board) => {
    const cities = Object.entries(rowsOf(`cities-${board}`))
    expect(cities).toHaveLength(6)
    expect(
      cities.reduce((sum, [, [gold]]) => sum + Number(gold), 0),
      board,
    ).toBe(11)
    return cities.filter(([, [, , port]]) => port === 'port').map(([name]) => name)
  })
  expect(ports).toEqual([
    ['Aldermouth', 'Saltreach'],
    ['Graypier', 'Ironstair', 'Westquay'],
    ['Eastwharf', 'Northhaven', 'Sternhythe', 'Kingsanchor'],
    ['Coralgate', 'Gullrock'],
  ])
  expect(rowsOf('cities-greenmarch')['Highbough']).toEqual(['3', '0503', '–'])
})

test('cities are controlled and built in as CT, CS and BD say', () => {
  expect(rowsOf('control')).toMatchObject({
    'A vacant city of your board': ['–', 'yours'],
    'Any other vacant city': ['nobody’s', 'its board’s owner’s'],
    'A city with blocks of both': ['nobody’s', 'nobody’s'],
    'New cadres appear': [expect.stringContaining('edge'), expect.stringContaining('capital')],
    'A retreat into a vacant city': ['never', expect.stringContaining('your own boards')],
  })
})

test('the moon makes werebeasts strong and weak (WB-1 to WB-4)', () => {
  expect(rowsOf('moon')).toMatchObject({
    Waxing: ['1, 5 …', '–', 'as others do', 'yes'],
    Full: ['2, 6 …', '+1', expect.any(String), 'yes'],
    New: ['4, 8 …', '−1', 'no', 'no'],
  })
})

test('a round goes by letters, wizards first and the defender first (CB-8)', () => {
  expect(rowsOf('slots')).toEqual({
    A: ['1', '2', '3', '4'],
    B: ['5', '6', '7', '8'],
    C: ['9', '10', '11', '12'],
    D: ['13', '14', '15', '16'],
  })
})

test('ground stops strangers and lets one of them across (MV-6, HX-3, CB-12)', () => {
  expect(rowsOf('terrain')).toMatchObject({
    Clear: ['–', '2', '–', '–'],
    Desert: ['strangers', '1 stranger, 2 in all', 'Desert folk', '+1'],
    Swamp: ['strangers', '1 stranger, 2 in all', 'Amphibian', '+1'],
    Sea: ['–', '2', 'Aquatic', '–'],
    River: ['strangers', '1 stranger, 2 in all', 'Amphibian'],
    Mountain: ['strangers', '1 stranger, 2 in all', 'Mountain folk'],
  })
})

test('types have their lanes, homes and recruiting ground (TM-8, RC-3, RC-4.2)', () => {
  expect(rowsOf('types')).toEqual({
    'Forest folk': ['land', 'forest hexes and forest hexsides', 'forest, or two forest hexsides', '2'],
    'Desert folk': ['land', 'desert hexes', 'desert', '2'],
    'Mountain folk': ['land', 'mountain hexsides', 'two mountain hexsides', '2'],
    Amphibian: ['land', 'swamp hexes and river hexsides', 'swamp, or two river hexsides', '2'],
    Aquatic: ['water', 'sea hexes', 'sea or coast', '2'],
    Flyer: ['air', '–', 'a city in a clear hex, anybody’s', '1'],
    'No terrain type': ['land', '–', 'clear', '1'],
  })
})

test('limits stand with their clauses', () => {
  const limits = Object.values(rowsOf('limits')).map(([figure, clause]) => `${clause}: ${figure}`)
  expect(limits).toEqual([
    ...['MV-9: 4', 'HX-2: 2', 'HX-4: 1', 'MV-8: 1', 'SE-2: 6', 'SE-3: 2', 'SE-3: 1', 'SE-3: 2'],
    ...['RC-4.1: 2', 'CB-6: 3', 'CB-11: 1–5', 'WZ-6: 2', 'SU-7: 2'],
  ])
})

describe('the sheet', () => {
  test('has an id and clauses for every chart, and links of the sequence lead to clauses', () => {
    const ids = CHARTS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(
      expect.arrayContaining([...ARMY_IDS, ...ARMY_IDS.map((id) => `${id}-spells`), 'chaos', 'moon']),
    )
    for (const { id, clauses } of CHARTS) expect(clauses.length, id).toBeGreaterThan(0)
    const links = (chart('sequence').phases ?? []).flatMap(({ parts }) => parts.map(({ href }) => href))
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => !(link.replace('#/rules/wizard-kings/', '') in CLAUSES))).toEqual([])
  })

  test('is searched with the rules', () => {
    const { cards } = wizardKingsTeaching
    expect(new Set(cards().map(({ id }) => id)).size).toBe(cards().length)
    const search = searcherOf(RULEBOOK, cards())
    const found = (query: string) =>
      search(query)
        .slice(0, 3)
        .map(({ place }) => (place.kind === 'card' ? `${place.about}: ${place.title}` : place.id))
    expect(found('ranger')).toContain('Elves: Ranger')
    expect(found('moonlance')).toContain('Spells of the Elves: Moonlance')
    expect(found('kingsanchor')).toContain('Cities of Saltmere: Kingsanchor')
    expect(found('how do i win')).toContain('VC-2')
  })
})
