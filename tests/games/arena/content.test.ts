import { describe, expect, test } from 'vitest'
import { ABILITIES } from '@/games/arena/tables/abilities'
import { BOARDS, MAP_IDS, MAPS } from '@/games/arena/tables/boards'
import { CREATURE_IDS, CREATURES } from '@/games/arena/tables/creatures'
import * as FIGURES from '@/games/arena/tables/game-rules'
import { ITEM_IDS, ITEMS } from '@/games/arena/tables/items'
import { type Magic, MAGIC_TYPES } from '@/games/arena/tables/magic'
import { TERRAINS } from '@/games/arena/tables/names'
import { SPELL_IDS, SPELLS } from '@/games/arena/tables/spells'
import { CHANGE_COST, ENTERS, STORM_TURNS, TERRAIN_STEPS, TOWARD_WATER } from '@/games/arena/tables/terrain'
import { immuneByNature } from '@/games/arena/queries/standing'
import { PHASES } from '@/games/arena/state/position'
import { clause } from '../../support/clause'
import abilitiesFile from '../../data/arena/abilities.json' with { type: 'json' }
import boardsFile from '../../data/arena/boards.json' with { type: 'json' }
import creaturesFile from '../../data/arena/creatures.json' with { type: 'json' }
import itemsFile from '../../data/arena/items.json' with { type: 'json' }
import rulesFile from '../../data/arena/rules.json' with { type: 'json' }
import spellsFile from '../../data/arena/spells.json' with { type: 'json' }
import terrainFile from '../../data/arena/terrain.json' with { type: 'json' }

/** What a table of the specification holds under an id. */
function row<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row {
  const found = rows.find((one) => one.id === id)
  if (!found) throw new Error(`The specification has no ${id}.`)
  return found
}

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

/** Names are printed with an apostrophe where the tables have a straight one. */
const printed = (name: string) => name.replace("'", '’')

/** The figures of some magic, whoever has it. */
const figuresOf = ({ type, level, casting, target, range, duration, effects }: Omit<Magic, 'needs'>) => ({
  type,
  level,
  casting,
  target,
  range,
  duration,
  effects,
})
const written = (magic: object) => figuresOf(magic as Magic)

clause('AA-2.1', () => {
  test('the catalogue has the specification’s creatures, in its order', () => {
    expect(CREATURE_IDS).toEqual(ids(creaturesFile.creatures))
  })
  test.each(CREATURE_IDS)('%s has the figures of its card', (id) => {
    const card = CREATURES[id]
    const { name, abilityUses, purchasable, variantFlags, ...figures } = row(creaturesFile.creatures, id)
    const { given: _, ...rest } = figures
    expect(card).toEqual({
      ...rest,
      name: printed(name),
      uses: abilityUses,
      isSold: purchasable,
      isWild: (variantFlags as readonly string[]).includes('wild'),
      isEnclosed: (variantFlags as readonly string[]).includes('enclosed'),
    })
  })
  test('armies come in three sizes', () => {
    expect(FIGURES.SIZES).toEqual(rulesFile.sizes)
  })
})

describe('The figures of the set-up', () => {
  test('are the specification’s', () => {
    const { points, spellCards, turnLimit, maxCards } = rulesFile.defaults
    expect(FIGURES.DEFAULTS).toEqual({ points, spellCards, turnLimit })
    expect(FIGURES.MOST_CARDS).toBe(maxCards)
    expect(FIGURES.MOST_IMMOBILE).toBe(rulesFile.rosterLimits.maxImmobile)
    expect(FIGURES.TERRAIN_POOL_PER_TURN).toBe(rulesFile.variants.terrainPoolPerTurn)
    expect(FIGURES.BLAST_FACES).toBe(rulesFile.dice.blast)
  })
})

clause('AA-3.1', () => {
  test('the phases stand in their order', () => {
    expect(PHASES).toEqual(rulesFile.phases)
  })
})

clause('AA-6.3', () => {
  test('the catalogue has the specification’s items, in its order', () => {
    expect(ITEM_IDS).toEqual(ids(itemsFile.items))
  })
  test.each(ITEM_IDS)('%s costs, asks, gives and lasts what its card says', (id) => {
    const { name, cost, requires, uses, ability } = row(itemsFile.items, id)
    const card = ITEMS[id]
    expect([card.name, card.cost]).toEqual([printed(name), cost])
    expect(card.requires ?? {}).toEqual(requires)
    expect(card.uses ?? null).toBe(uses)
    expect(card.ability.name).toBe(printed(ability.name))
    expect(figuresOf(card.ability)).toEqual(written(ability))
    expect(card.ability.needs).toBeUndefined()
  })
})

clause('AA-17.2', () => {
  test('the catalogue has the specification’s abilities', () => {
    expect(Object.keys(ABILITIES)).toEqual(ids(abilitiesFile.abilities))
  })
  test.each(Object.entries(ABILITIES))('%s does what the table says', (id, ability) => {
    const { name, ...figures } = row(abilitiesFile.abilities, id)
    expect(ability.name).toBe(name)
    expect(figuresOf(ability)).toEqual(written(figures))
    expect(ability.needs).toBeUndefined()
  })
})

clause('AA-17.7', () => {
  test('the nine types stand in alphabetical order', () => {
    expect(MAGIC_TYPES).toEqual(spellsFile.types)
  })
  test('the catalogue has the specification’s spells, in its order', () => {
    expect(SPELL_IDS).toEqual(ids(spellsFile.spells))
  })
  test.each(SPELL_IDS)('%s has the figures of its card', (id) => {
    const { name, cost, targetNeeds, ...figures } = row(spellsFile.spells, id)
    const card = SPELLS[id]
    expect([card.name, card.cost]).toEqual([printed(name), cost])
    expect(figuresOf(card)).toEqual(written(figures))
    // Teleport's demand is a sentence in the table.
    const destination = 'destination' in targetNeeds ? { destination: 'freeGround' } : {}
    expect(card.needs ?? {}).toEqual({ ...targetNeeds, ...destination })
  })
})

clause('AA-17.9', () => {
  const bearers = { undead: 'skeleton', machine: 'tank', animal: 'wolf' } as const
  test.each(Object.entries(bearers))('%s are immune to these types and no other', (attribute, card) => {
    const types = MAGIC_TYPES.filter((type) => immuneByNature({ card }, type))
    expect(types).toEqual(spellsFile.immunity[attribute as keyof typeof bearers])
    expect(immuneByNature({ card }, 'Tech')).toBe(false)
  })
})

clause('AA-4.1', () => {
  test('there are five terrains, and King', () => {
    expect(TERRAINS).toEqual(ids(terrainFile.terrains))
  })
})

clause('AA-4.2', () => {
  test('each class enters its terrains', () => {
    expect(ENTERS).toEqual(terrainFile.classes)
  })
})

clause('AA-4.3', () => {
  test('one step goes along the links of the chart', () => {
    const links = terrainFile.terrains.map(({ id, steps }) => [id, steps])
    expect(TERRAIN_STEPS).toEqual(Object.fromEntries(links))
  })
})

clause('AA-4.5', () => {
  const price = ({ own, uncontrolled, opponent }: typeof terrainFile.changeCost) => ({
    own,
    nobodys: uncontrolled,
    enemys: opponent,
  })
  test('a step has the printed price, and so has a storm', () => {
    expect(CHANGE_COST).toEqual(price(terrainFile.changeCost))
    expect(CHANGE_COST).toEqual(price(terrainFile.stormCost))
  })
})

clause('AA-4.11', () => {
  test('a storm lasts three turns', () => {
    expect(STORM_TURNS).toBe(terrainFile.stormTurns)
  })
})

clause('AA-22.18', () => {
  test('each terrain has its step towards Water', () => {
    expect(TOWARD_WATER).toMatchObject(terrainFile.towardWater)
  })
})

clause('AA-1.2', () => {
  test.each(boardsFile.boards)('$name has its hexes, their places, terrain and neighbours', (board) => {
    const field = BOARDS[board.id as keyof typeof BOARDS]
    const places = field.ids.map((id, nth) => ({
      id,
      q: field.q[nth],
      r: field.r[nth],
      terrain: field.start[nth],
    }))
    expect(places).toEqual(board.hexes)
    expect(field.kings).toEqual([board.kings[0], board.kings[1]])
    for (const [nth, id] of field.ids.entries()) {
      const indices = [...field.neighbors.slice(nth * 6, nth * 6 + 6)].filter((index) => index >= 0)
      const neighbours = (board.neighbours as Readonly<Record<string, readonly string[]>>)[id]
      expect(indices.map((index) => field.ids[index]).sort(), id).toEqual([...(neighbours ?? [])].sort())
    }
  })
})

clause('AA-1.6', () => {
  test('there are these maps', () => {
    expect(MAP_IDS).toEqual(ids(boardsFile.maps))
  })
  test.each(MAP_IDS)('%s differs from the usual as the table says', (id) => {
    const { board, name, terrain } = row(boardsFile.maps, id)
    expect(MAPS[id]).toEqual({ board, name, terrain })
  })
})
