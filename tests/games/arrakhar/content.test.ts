import { describe, expect, test } from 'vitest'
import { CLAUSES } from '@/games/arrakhar/clauses'
import { PRESETS } from '@/games/arrakhar/tables/presets'
import { SCENARIO_IDS, SCENARIOS } from '@/games/arrakhar/tables/scenarios'
import { ODDS_COLUMNS, TABLES } from '@/games/arrakhar/tables/tables'
import {
  COSTS,
  COUNTERMIX,
  HAUNT_IDS,
  hauntKindOf,
  SUMMONED_AT,
  UNIT_TYPES,
  UNITS,
} from '@/games/arrakhar/tables/units'
import { countsOf } from '@/games/arrakhar/queries/counts'
import { designFaults } from '@/games/arrakhar/queries/design'
import { sideOf } from '@/games/arrakhar/queries/stacking'
import { clause } from '../../support/clause'
import { newGame } from '../../support/set-up-game'
import { situation } from '../../support/situation'
import clausesFile from '../../data/arrakhar/clauses.json' with { type: 'json' }
import presetsFile from '../../data/arrakhar/presets.json' with { type: 'json' }
import scenariosFile from '../../data/arrakhar/scenarios.json' with { type: 'json' }
import tablesFile from '../../data/arrakhar/tables.json' with { type: 'json' }
import unitsFile from '../../data/arrakhar/units.json' with { type: 'json' }

describe('Clauses', () => {
  test('are exactly the specification’s, in its order', () => {
    expect(Object.keys(CLAUSES)).toEqual(clausesFile.clauses)
  })
})

clause('AR-1.4', () => {
  test('there are twenty counters of each of eight types', () => {
    expect(COUNTERMIX).toBe(unitsFile.countermixPerType)
    expect(UNIT_TYPES).toHaveLength(8)
  })
  test('there are three temples, three ruins and three crypts', () => {
    expect(HAUNT_IDS.map(hauntKindOf)).toEqual([
      'temple',
      'temple',
      'temple',
      'ruin',
      'ruin',
      'ruin',
      'crypt',
      'crypt',
      'crypt',
    ])
  })
  test('a haunt and the wand are not units: they do not stack', () => {
    const game = situation('wizard movement', { '0508': '4 elf' }, { wand: { hex: '0508' } })
    expect(game.play({ type: 'endSegment' })).toBePlayed()
  })
})

clause('AR-1.5', () => {
  test.each(unitsFile.units)('the $type has the chart’s figures', (unit) => {
    const type = UNIT_TYPES.find((known) => known === unit.type)
    if (!type) throw new Error(unit.type)
    const { side, movement, combat, attacks, spells, bonusAgainst } = unit
    expect(UNITS[type]).toEqual({ side, movement, combat, attacks, spells, bonusAgainst })
    expect(sideOf(type)).toBe(side)
    expect(COSTS[type]).toBe(unit.cost)
  })
  test('each kind of haunt summons one type', () => {
    const printed = unitsFile.units.flatMap((unit) => ('haunt' in unit ? [[unit.haunt, unit.type]] : []))
    expect(Object.fromEntries(printed)).toEqual(SUMMONED_AT)
  })
})

describe('Tables', () => {
  test('stand as printed', () => {
    expect(TABLES).toEqual({
      wanderingOrcs: tablesFile.wanderingOrcs.byDie,
      summon: tablesFile.summon.byDie,
      haste: tablesFile.haste.byDie,
      fireball: tablesFile.fireball.eliminatedOnOrAbove,
      wandFireball: tablesFile.wandFireball.eliminatedOnOrAbove,
      combat: tablesFile.combat.byDie,
    })
    expect(ODDS_COLUMNS).toEqual(tablesFile.combat.columns)
  })
})

describe('Scenarios', () => {
  test.each(scenariosFile.scenarios)('$id has the printed figures', ({ id, wizard, sorcerer, haunts }) => {
    const scenario = SCENARIO_IDS.find((known) => known === id)
    if (!scenario) throw new Error(id)
    expect(SCENARIOS[scenario]).toMatchObject({ allowance: { wizard, sorcerer }, haunts })
  })
})

describe('Ready-made forces', () => {
  test.each(presetsFile.forces)('$id stands as given', (force) => {
    expect(PRESETS).toContainEqual(expect.objectContaining(force))
  })
  test.each(PRESETS.map((preset) => [preset.id, preset] as const))('%s is legal', (_, preset) => {
    const { scenario, reconstructions: [reconstruction] = ['first'] } = preset
    const { settings } = newGame({ scenario, reconstruction }).position
    expect(designFaults(settings, preset.side, countsOf(preset.counts))).toEqual([])
  })
  test('each has its own id', () => {
    expect(new Set(PRESETS.map((preset) => preset.id)).size).toBe(PRESETS.length)
  })
})
