import { describe, expect, test } from 'vitest'
import { ARCHMAGI } from '@/games/archmagi/tables/archmagi'
import { ARTIFACTS } from '@/games/archmagi/tables/artifacts'
import { FULL_BAGS } from '@/games/archmagi/tables/chits'
import { CLAUSES } from '@/games/archmagi/clauses'
import { KEYWORD_CLAUSES } from '@/games/archmagi/tables/keywords'
import { MAPS } from '@/games/archmagi/tables/maps'
import { SPELLS } from '@/games/archmagi/tables/spells'
import { TERRAINS } from '@/games/archmagi/tables/terrain'
import { factsOfType, powersOf } from '@/games/archmagi/tables/types'
import { UNITS } from '@/games/archmagi/tables/units'
import archmagiFile from '../../data/archmagi/archmagi.json' with { type: 'json' }
import artifactsFile from '../../data/archmagi/artifacts.json' with { type: 'json' }
import keywordsFile from '../../data/archmagi/keywords.json' with { type: 'json' }
import mapsFile from '../../data/archmagi/maps.json' with { type: 'json' }
import spellsFile from '../../data/archmagi/spells.json' with { type: 'json' }
import terrainFile from '../../data/archmagi/terrain.json' with { type: 'json' }
import unitsFile from '../../data/archmagi/units.json' with { type: 'json' }

type Loose = Readonly<Record<string, unknown>>

/** Durations as the tables have them: a roll and a round are one of them. */
function lasting(until: unknown): unknown {
  if (until === 'roll') return { rolls: 1 }
  if (until === 'round') return { rounds: 1 }
  return typeof until === 'object' && until !== null && 'battle' in until ? 'battle' : until
}

/** An effect or a keyword of the specification in the words of the tables. */
function inTables({ for: lasts, until, ...rest }: Loose): Loose {
  // What an artifact lends while it is carried needs no duration.
  const duration = until === 'carried' ? undefined : lasting(until ?? lasts)
  return duration === undefined ? rest : { ...rest, until: duration }
}

/** A keyword; what the Caves call theirs is nothing to the rules. */
function keywordIn({ name: _called, ...ability }: Loose): Loose {
  return inTables(ability)
}

const effectsIn = (effects: readonly unknown[]) => effects.map((one) => inTables(one as Loose))

test('AM-1.3 there are as many chits of as many kinds as the specification says', () => {
  const sizes = Object.entries(FULL_BAGS).map(([pile, bag]) => [
    pile,
    Object.keys(bag).length,
    Object.values(bag).reduce((sum, count) => sum + count),
  ])
  expect(sizes).toEqual([
    ['archmagi', 11, 11],
    ['units', 132, 985],
    ['spells', 95, 95],
    ['artifacts', 52, 52],
  ])
})

describe('a unit is and has what the specification says, what is implied included (AM-Z, AM-K.2)', () => {
  test.each(unitsFile.units.map((unit) => [unit.name, unit] as const))('%s', (_name, unit) => {
    const row = UNITS.find(({ id }) => id === unit.id)
    const { name, count, home, brm } = unit
    expect(row).toMatchObject({ name, count, home, brm })
    const facts = factsOfType(unit.id as (typeof UNITS)[number]['id'])
    expect([...facts.is].sort()).toEqual([...unit.descriptors].sort())
    expect(facts.has).toEqual(unit.abilities.map((one: Loose) => keywordIn(one)))
  })
})

describe('an Archmagus is and has what the specification says, its powers included (AM-P)', () => {
  test.each(archmagiFile.archmagi.map((unit) => [unit.name, unit] as const))('%s', (_name, unit) => {
    const id = unit.id as (typeof ARCHMAGI)[number]['id']
    const facts = factsOfType(id)
    expect(facts.brm).toBe(unit.brm)
    expect([...facts.is].sort()).toEqual([...unit.descriptors].sort())
    expect(facts.has).toEqual(unit.abilities.map((one: Loose) => keywordIn(one)))
    // Vanish is among the keywords of the Enchantress (AM-P.4).
    const powers = unit.powers.filter((power) => power.id !== 'enchantress.vanish')
    expect(
      powersOf(id).map(({ id: power, name, clause, window, targets, effects }) => {
        return { id: power, name, clause, window, targets, effects }
      }),
    ).toEqual(
      powers.map((power: Loose) => ({
        ...{ id: power.id, name: power.name, clause: power.clause, window: power.window },
        targets: power.targets ?? [],
        effects: effectsIn(power.effects as readonly unknown[]),
      })),
    )
    expect(powersOf(id).map(({ uses }) => uses)).toEqual(
      powers.map((power: Loose) => (power.uses as { per: string } | undefined)?.per),
    )
  })
})

/** A row in the words of the specification, as far as the rules go by it. */
function artifactAs({ id, name, clause, count, wielder, oneUse, ...row }: (typeof ARTIFACTS)[number]): Loose {
  const { always = [], outside = [], inUse = [], action } = row
  return { id, name, clause, count, wielder, oneUse: oneUse ?? false, always, outside, inUse, action }
}

function spellAs({
  id,
  name,
  clause,
  count,
  timing,
  targets,
  effects,
  ...row
}: (typeof SPELLS)[number]): Loose {
  const { turnable = false, isPoison = false, by, inClass } = row
  return { id, name, clause, count, timing, targets, effects, turnable, isPoison, by, inClass }
}

/** A name with the apostrophe of print, which the specification writes as typewriters have it. */
function printed(name: unknown): string {
  return String(name).replaceAll("'", '’')
}

const ARTIFACTS_WRITTEN = artifactsFile.artifacts.map((written: Loose): Loose => {
  const action = written.action as Loose | undefined
  return {
    ...{ id: written.id, name: printed(written.name), clause: written.clause, count: written.count },
    ...{ wielder: (written.wielder as Loose).filter, oneUse: written.oneUse },
    always: effectsIn(written.always as readonly unknown[]),
    outside: effectsIn(written.outside as readonly unknown[]),
    inUse: effectsIn(written.inUse as readonly unknown[]),
    action: action && {
      ...{ window: action.window, targets: action.targets },
      effects: effectsIn(action.effects as readonly unknown[]),
    },
  }
})

const SPELLS_WRITTEN = spellsFile.spells.map((written: Loose): Loose => {
  return {
    ...{ id: written.id, name: printed(written.name), clause: written.clause, count: written.count },
    ...{ timing: written.timing, targets: written.targets, turnable: written.turnable },
    effects: effectsIn(written.effects as readonly unknown[]),
    isPoison: written.poison ?? false,
    by: written.caster === 'mage' ? 'Mage' : undefined,
    inClass: (written.require as Loose | undefined)?.hexClass,
  }
})

describe('an artifact does what the specification says (AM-A)', () => {
  test.each(ARTIFACTS_WRITTEN.map((written, nth) => [written.name, written, ARTIFACTS[nth]] as const))(
    '%s',
    (_name, written, row) => {
      expect(row && artifactAs(row)).toEqual(written)
    },
  )
})

describe('a spell does what the specification says (AM-S)', () => {
  test.each(SPELLS_WRITTEN.map((written, nth) => [written.name, written, SPELLS[nth]] as const))(
    '%s',
    (_name, written, row) => {
      expect(row && spellAs(row)).toEqual(written)
    },
  )
})

test('terrains stand on the chart as the specification has them (AM-2.3)', () => {
  const known = terrainFile.terrain.filter(({ kind }) => kind !== 'overlay')
  expect(TERRAINS.map(({ id, code, name, roll }) => ({ id, code, name, d20: roll ?? null }))).toEqual(
    known.map(({ id, code, name, d20 }) => ({ id, code, name, d20 })),
  )
  expect(TERRAINS.map(({ kind }) => kind !== 'land')).toEqual(known.map(({ kind }) => kind !== 'land'))
})

test('the fixed maps are those of the specification (AM-2.13)', () => {
  expect(MAPS.map(({ id, name, rows, zones }) => ({ id, name, rows, zones }))).toEqual(
    mapsFile.maps.map(({ id, name, rows, startZones }) => ({ id, name, rows, zones: startZones })),
  )
})

test('keywords are told where the specification tells them (AM-K)', () => {
  // The immunities of an Archmagus are no keywords of a unit (AM-K.36).
  const told = keywordsFile.abilities.filter(({ clause }) => clause !== 'AM-K.36')
  expect(KEYWORD_CLAUSES).toEqual(Object.fromEntries(told.map(({ k, clause }) => [k, clause])))
})

test('every clause that tables name is one of the specification', () => {
  const named = [...SPELLS, ...ARTIFACTS, ...ARCHMAGI.flatMap(({ powers }) => powers)].map(
    ({ clause }) => clause,
  )
  expect(named.filter((clause) => !(clause in CLAUSES))).toEqual([])
})
