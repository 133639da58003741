import { listed } from '@/engine/basics/phrases'
import { type CatalogueTable, type Columns, tableOf } from '@/table/teaching/CatalogueChart'
import type { Clause } from '../clauses'
import { ABILITIES, type AbilityId } from '../tables/abilities'
import { CREATURE_IDS, type CreatureCard, CREATURES } from '../tables/creatures'
import { ITEM_IDS, ITEMS } from '../tables/items'
import type { AttackType, Magic, Ranged } from '../tables/magic'
import { abilityText, itemText, requirementText, spellText } from '../tables/magic-text'
import { type Source, TERRAINS, type TerrainClass } from '../tables/names'
import { SPELL_IDS, SPELLS } from '../tables/spells'
import { CHANGE_COST, ENTERS, STORM_TURNS, TERRAIN_STEPS } from '../tables/terrain'
import { CASTING_TEXT, DURATION_TEXT, TARGET_TEXT } from '../tables/text'

const NONE = '–'
const ATTACK_SIGNS: Readonly<Record<AttackType, string>> = { Standard: '', Targeted: ' T', Blunt: ' B' }
const SOURCE_SIGNS: Readonly<Record<Source, string>> = { rulebook: 'R', base: 'B', reconstructed: 'X' }
const OWNERS = { own: 'yours', nobodys: 'nobody’s', enemys: 'the enemy’s' } as const

/** All creature cards with all their figures (D-1). */
const CREATURE_COLUMNS: Columns<CreatureCard> = {
  Cost: ({ isSold, cost }) => (isSold ? cost : 'not for sale'),
  Power: attackWords,
  Move: ({ move }) => move,
  Terrain: ({ terrain }) => terrain,
  Size: ({ size }) => size,
  Flight: ({ flight }) => (flight ? `${flight.speed} / ${flight.duration}` : NONE),
  Ranged: ({ ranged }) => (ranged ? `${attackWords(ranged)} at ${rangeWords(ranged)}` : NONE),
  Attributes: ({ attributes, vehicle }) =>
    [...attributes, ...(vehicle ? ['vehicle'] : [])].join(', ') || NONE,
  Magic: magicWords,
  Source: ({ source }) => SOURCE_SIGNS[source],
}

const TYPE: Columns<Magic> = {
  // The level stays in the line of its type.
  Type: ({ type, level }) => `${type}\u00a0${level}`,
}

const COURSE: Columns<Magic> = {
  Casting: ({ casting }) => CASTING_TEXT[casting].name,
  Target: ({ target }) => TARGET_TEXT[target].name,
  Range: ({ range }) => range,
  Lasts: ({ duration }) => DURATION_TEXT[duration].name,
}

/** What is said of the magic of something by its card. */
function ofMagic<Id>(columns: Columns<Magic>, magicOf: (id: Id) => Magic): Columns<Id> {
  return Object.fromEntries(
    Object.entries(columns).map(([head, say]) => [head, (id: Id) => say(magicOf(id))]),
  )
}

/** Who may go where, and what changing it costs. */
const LAND_TABLES: readonly CatalogueTable<Clause>[] = [
  {
    id: 'classes',
    title: 'Terrain classes',
    corner: 'Class',
    columns: TERRAINS,
    rows: (Object.keys(ENTERS) as TerrainClass[]).map((head) => ({
      head,
      cells: TERRAINS.map((terrain) => (ENTERS[head].includes(terrain) ? '✓' : NONE)),
    })),
    clauses: ['AA-4.2', 'AA-1.3'],
  },
  {
    id: 'steps',
    title: 'Steps of terrain change',
    corner: 'From',
    ...tableOf(TERRAINS, (terrain) => terrain, {
      'in one step to': (terrain) => listed(TERRAIN_STEPS[terrain]) || NONE,
    }),
    clauses: ['AA-4.3'],
  },
  {
    id: 'costs',
    title: 'Costs of a change',
    corner: 'The hex is',
    ...tableOf(['own', 'nobodys', 'enemys'] as const, (whose) => OWNERS[whose], {
      'a step, or a storm more or less': (whose) => CHANGE_COST[whose],
    }),
    clauses: ['AA-4.4', 'AA-4.5', 'AA-4.9', 'AA-4.11'],
    note: `The budget is one point for each hex you control. A storm lasts ${STORM_TURNS} turns.`,
  },
]

/** Everything that may be drawn up or cast. */
const CARD_TABLES: readonly CatalogueTable<Clause>[] = [
  {
    id: 'creatures',
    isWide: true,
    title: 'Creatures',
    corner: 'Creature',
    ...tableOf(
      CREATURE_IDS.map((id) => CREATURES[id]),
      ({ name }) => name,
      CREATURE_COLUMNS,
    ),
    clauses: ['AA-2.2', 'AA-7.1', 'AA-10.1', 'AA-12.1', 'AA-14.1', 'AA-17.3'],
    note: 'Power: T Targeted, B Blunt, +n poison. Flight: speed and how many turns it may stay up. Ranged: Power, then the range. Source: R the rulebook, B the basic rules, X reconstructed.',
  },
  {
    id: 'abilities',
    isWide: true,
    title: 'Abilities of creatures',
    corner: 'Ability',
    ...tableOf(Object.keys(ABILITIES) as AbilityId[], (id) => ABILITIES[id].name, {
      ...ofMagic<AbilityId>({ ...TYPE, ...COURSE }, (id) => ABILITIES[id]),
      'What it does': abilityText,
    }),
    clauses: ['AA-17.2'],
  },
  {
    id: 'items',
    isWide: true,
    title: 'Items',
    corner: 'Item',
    ...tableOf(ITEM_IDS, (id) => ITEMS[id].name, {
      Cost: (id) => ITEMS[id].cost,
      For: (id) => requirementText(id) || 'anybody',
      Uses: (id) => ITEMS[id].uses ?? 'any',
      ...ofMagic({ ...TYPE, ...COURSE }, (id) => ITEMS[id].ability),
      'What it does': itemText,
    }),
    clauses: ['AA-6.3', 'AA-6.7'],
  },
  {
    id: 'spells',
    isWide: true,
    title: 'Spells',
    corner: 'Spell',
    ...tableOf(SPELL_IDS, (id) => SPELLS[id].name, {
      ...ofMagic(TYPE, (id) => SPELLS[id]),
      Cost: (id) => SPELLS[id].cost,
      ...ofMagic(COURSE, (id) => SPELLS[id]),
      'What it does': spellText,
    }),
    clauses: ['AA-17.3', 'AA-17.5', 'AA-18.2', 'AA-20.12', 'AA-21.3'],
  },
]

export const CHART_TABLES = [...LAND_TABLES, ...CARD_TABLES]

function attackWords({ power, attack, poison }: Pick<CreatureCard, 'power' | 'attack' | 'poison'>): string {
  return `${power}${ATTACK_SIGNS[attack]}${poison > 0 ? ` +${poison}` : ''}`
}

function rangeWords({ min, max }: Ranged): string {
  return min === max ? String(max) : `${min}–${max}`
}

function magicWords({ casting, abilities, uses }: CreatureCard): string {
  const levels = Object.entries(casting).map(([type, level]) => `${type} ${level}`)
  const named = abilities.map((id) => {
    const times = uses[id]
    return times === undefined ? ABILITIES[id].name : `${ABILITIES[id].name} ×${times}`
  })
  return [...levels, ...named].join(', ') || NONE
}
