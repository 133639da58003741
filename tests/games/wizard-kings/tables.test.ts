import { describe, expect, test } from 'vitest'
import { ARMIES } from '@/games/wizard-kings/tables/armies'
import { ARMY_BLOCKS } from '@/games/wizard-kings/tables/army-blocks'
import { CHAOS_BLOCKS } from '@/games/wizard-kings/tables/chaos-blocks'
import { FIGURES } from '@/games/wizard-kings/tables/figures'
import { BOARDS, LAYOUTS } from '@/games/wizard-kings/tables/maps'
import { MOON_BONUS, MOONS } from '@/games/wizard-kings/tables/moon'
import { OPTION_FIGURES, SCENARIOS } from '@/games/wizard-kings/tables/scenarios'
import { SPELLS } from '@/games/wizard-kings/tables/spells'
import { ROUGH, TERRAIN_CODES, TYPES } from '@/games/wizard-kings/tables/terrain'
import type { PrintedBlock, PrintedBoard, PrintedSpell } from '@/games/wizard-kings/tables/vocabulary'
import { clause } from '../../support/clause'
import armiesFile from '../../data/wizard-kings/armies.json' with { type: 'json' }
import chaosFile from '../../data/wizard-kings/chaos.json' with { type: 'json' }
import mapsFile from '../../data/wizard-kings/maps.json' with { type: 'json' }
import scenariosFile from '../../data/wizard-kings/scenarios.json' with { type: 'json' }
import spellsFile from '../../data/wizard-kings/spells.json' with { type: 'json' }
import terrainFile from '../../data/wizard-kings/terrain.json' with { type: 'json' }
import vectorsFile from '../../data/wizard-kings/vectors.json' with { type: 'json' }

type Loose = Readonly<Record<string, unknown>>

/** Without what the specification writes as null or false, which the tables leave out. */
function said(row: Loose): Loose {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined && value !== false),
  )
}

/** A label of the specification in the words of the tables: a castle has no type to move by. */
function labelIn({ class: what, ...written }: Loose): Loose {
  const { id, name, variant, letter, steps, cost, move, count, spell, werebeast } = written
  return {
    ...said({ id, name, variant, class: what, letter, steps, cost, count, spell, isWerebeast: werebeast }),
    ...{ hit: written.hit, move, type: written.type ?? 'none' },
  }
}

const armyLabels = armiesFile.armies.flatMap(({ blocks }) => blocks as readonly Loose[])
const chaosLabels = chaosFile.blocks as readonly Loose[]

clause('CP-1', () => {
  test('there are the seven armies of the specification', () => {
    expect(ARMIES).toEqual(armiesFile.armies.map(({ id, name, adjective }) => ({ id, name, adjective })))
    expect(ARMIES).toHaveLength(7)
  })
  test.each(ARMIES.map(({ id }) => id))('%s has 28 blocks: three wizards, four castles, 21 units', (army) => {
    const own = ARMY_BLOCKS.filter(({ id }) => id.startsWith(`${army}.`)) as readonly PrintedBlock[]
    const count = (rows: readonly PrintedBlock[]) => rows.reduce((sum, row) => sum + row.count, 0)
    const ofClass = (what: string) => own.filter((row) => row.class === what)
    expect([count(own), count(ofClass('wizard')), count(ofClass('castle')), count(ofClass('army'))]).toEqual([
      28, 3, 4, 21,
    ])
    const lettered = (what: string, letter: string) =>
      count(ofClass(what).filter((row) => row.letter === letter))
    expect([lettered('wizard', 'A'), lettered('wizard', 'B')]).toEqual([2, 1])
    expect([lettered('castle', 'C'), lettered('castle', 'B')]).toEqual([2, 2])
  })
})

clause('CP-2', () => {
  test('a chaos set has one of each of 30 kinds, and of 9 kinds of werebeast', () => {
    const rows = CHAOS_BLOCKS as readonly PrintedBlock[]
    expect(rows.filter(({ isWerebeast }) => !isWerebeast)).toHaveLength(30)
    expect(rows.filter(({ isWerebeast }) => isWerebeast)).toHaveLength(9)
    expect(rows.every(({ count }) => count === 1)).toBe(true)
  })
})

clause('CP-3', () => {
  const rows = new Map<string, Loose>([...ARMY_BLOCKS, ...CHAOS_BLOCKS].map((row) => [row.id, { ...row }]))
  test.each([...armyLabels, ...chaosLabels].map((row) => [String(row.id), row] as const))(
    'the label of %s reads as printed',
    (id, written) => {
      expect(rows.get(id)).toEqual(labelIn(written))
      const rating = `${String(written.letter)}${written.caster === true ? '+' : String(written.hit)}`
      expect(written.rating).toBe(rating)
    },
  )
  test('there are no other labels', () => {
    expect([...rows.keys()].sort()).toEqual([...armyLabels, ...chaosLabels].map(({ id }) => id).sort())
  })
})

/** A spell of the specification in the words of the tables: what goes unsaid there is null here. */
function spellIn({ id, owner, name, level, phase, target, requires, effect }: Loose): Loose {
  return said({ id, owner, name, level, phase: phase === 'move' && 'move', target, requires, effect })
}

clause('SP-8', () => {
  const rows = new Map<string, Loose>(SPELLS.map((row) => [row.id, { ...row }]))
  test.each(spellsFile.spells.map((row) => [row.name, row as Loose] as const))(
    '%s is as listed',
    (_name, written) => {
      expect(rows.get(String(written.id))).toEqual(spellIn(written))
    },
  )
  test('there are no others', () => {
    expect(SPELLS).toHaveLength(spellsFile.spells.length)
  })
})

clause('SP-6', () => {
  test('exactly bolt, blast and storm are direct', () => {
    for (const { direct, effect } of spellsFile.spells)
      expect(direct).toBe(['bolt', 'blast', 'storm'].includes(effect.kind))
  })
})

clause('CP-4', () => {
  const spells: readonly PrintedSpell[] = SPELLS
  test.each(ARMIES.map(({ id }) => id))('%s has six spells of levels 1 to 3', (army) => {
    const levels = spells.filter(({ owner }) => owner === army).map(({ level }) => level)
    expect(levels).toHaveLength(6)
    expect(new Set(levels)).toEqual(new Set([1, 2, 3]))
  })
  test('ten chaos kinds have a spell each', () => {
    const rows = CHAOS_BLOCKS as readonly PrintedBlock[]
    expect(rows.filter(({ spell }) => spell !== undefined)).toHaveLength(10)
    expect(spells.filter(({ owner }) => owner === 'chaos')).toHaveLength(10)
  })
})

/** What a list of hexsides says, in an order of its own. */
function sidesIn(written: unknown): readonly string[] {
  return (typeof written === 'string' ? written.split(' ') : (written as readonly string[])).slice().sort()
}

/** A board in the words of the specification. */
function boardAs({ name, rows, cities, ...board }: PrintedBoard): Loose {
  return {
    ...{ name, rows, cities: [...cities].sort((one, other) => (one.id < other.id ? -1 : 1)) },
    ...{ henges: sidesIn(board.henges), rivers: sidesIn(board.rivers), roads: sidesIn(board.roads) },
    ...{ mountains: sidesIn(board.mountains), forestSides: sidesIn(board.forestSides) },
  }
}

clause('CP-5', () => {
  const printed: readonly PrintedBoard[] = BOARDS
  test.each(mapsFile.boards.map((board) => [board.name, board] as const))(
    '%s is drawn as the specification has it',
    (name, written) => {
      const board = printed.find((one) => one.name === name)
      expect(board && boardAs(board)).toEqual(boardAs(written as unknown as PrintedBoard))
      expect([board?.rows.length, ...(board?.rows ?? []).map(({ length }) => length)]).toEqual([
        8,
        ...Array<number>(8).fill(12),
      ])
    },
  )
  test('beside the four there is the board of the tests alone', () => {
    expect(printed.filter(({ isTest }) => !isTest)).toHaveLength(4)
    const lab = printed.find(({ isTest }) => isTest)
    expect(lab && boardAs(lab)).toEqual(boardAs({ name: lab?.name, ...vectorsFile.lab } as never))
  })
})

clause('MP-10', () => {
  test.each(Object.entries(mapsFile.layouts))(
    'the layout %s lies as the specification has it',
    (id, written) => {
      const { columns, rows, slots, seamRoads = [] } = written as typeof written & { seamRoads?: string[] }
      const layout = LAYOUTS.find((one) => one.id === id)
      expect(layout).toMatchObject({ columns, rows, slots })
      expect(layout && sidesIn(layout.seamRoads).filter((side) => side !== '')).toEqual([...seamRoads].sort())
    },
  )
})

clause('SC-2', () => {
  test.each(scenariosFile.scenarios.map((row) => [row.id, row] as const))(
    'the figures of the %s scenario are those of the table',
    (id, row) => {
      expect(SCENARIOS[id as keyof typeof SCENARIOS]).toEqual({
        ...{ name: row.name, layout: row.layout },
        figures: {
          ...{ wizards: row.wizards, army: row.start.army, chaos: row.start.chaos },
          ...{ poolLeast: row.chaosPool.min, poolMost: row.chaosPool.max, pool: row.chaosPool.default },
          ...{ capitals: row.capitals, builds: row.buildsPerTurn, turns: row.turns },
          ...{ earliestEnd: row.earliestEndTurn, goldToWin: row.goldToWin },
        },
      })
      expect(row.start.wizards + row.start.army + row.start.chaos).toBe(row.start.total)
    },
  )
  test('options change what they say', () => {
    const [small, , large] = scenariosFile.scenarios
    expect(OPTION_FIGURES).toEqual({
      smallArmy: small?.start.armyAlternative,
      largeWizards: large?.wizardsOptional,
    })
    expect(FIGURES.capitalGold).toBe(Math.min(...scenariosFile.capitalGold))
  })
})

clause('WB-1', () => {
  test('the phases of the moon, and what they add, are those of the calendar', () => {
    expect(MOONS).toEqual(chaosFile.moon.calendar)
    expect(MOON_BONUS).toEqual(chaosFile.moon.hitBonus)
  })
})

clause('MP-2', () => {
  test('each letter of a board is a terrain', () => {
    const { note: _note, ...codes } = terrainFile.codes
    expect(TERRAIN_CODES).toEqual(codes)
  })
  test('what stops is what is rough', () => {
    expect([...ROUGH]).toEqual(terrainFile.terrains.filter(({ stops }) => stops).map(({ id }) => id))
    expect(terrainFile.terrains.filter(({ limit }) => limit === 1).map(({ id }) => id)).toEqual([...ROUGH])
  })
})

clause('TM-8', () => {
  test.each(terrainFile.types.map((row) => [row.id, row] as const))(
    'what is native to %s is as listed',
    (id, row) => {
      const type = TYPES[id as keyof typeof TYPES]
      const sideIn = (side: string | undefined) => (side === 'forestSide' ? 'forest' : side)
      expect(type).toEqual({
        ...said({ nativeTerrain: row.nativeTerrain[0], nativeSide: sideIn(row.nativeSides[0]) }),
        ...said({ fightsBetterAtHome: row.combatBonusIn.length > 0 }),
        ...{ name: row.name, lane: row.lane, recruitLimit: row.recruitLimit },
      })
      expect(row.combatBonusIn.length === 0 || row.combatBonusIn[0] === row.nativeTerrain[0]).toBe(true)
    },
  )
})

describe('the figures of the rules are those of the specification', () => {
  test('stacking, crossings, roads and sea moves (MV-9, HX-2, MV-8, SE-3)', () => {
    const { seaMove, stacking, road, laneTotalLimit } = terrainFile
    expect(FIGURES).toMatchObject({
      ...{ stacking: stacking.blocksPerSide, roadMarch: road.bonus, crossing: { total: laneTotalLimit } },
      seaMove: {
        ...{ hexes: seaMove.maxHexes, perPort: seaMove.perPort },
        ...{ perLanding: seaMove.perLandingHex, perFriendlyPort: seaMove.perFriendlyPort },
      },
    })
  })
  test('battles, recruits and henges (CB-11, CB-14, RC-4.1, WZ-6)', () => {
    const { hitMin, hitMax, nativeCombatBonus, battle, recruit, henge } = terrainFile
    expect(FIGURES).toMatchObject({
      ...{ hit: { least: hitMin, most: hitMax, native: nativeCombatBonus }, lastRound: battle.retreatRound },
      ...{ recruits: recruit.hexMaximum, henge: henge.learnOn },
    })
  })
})
