import { listed } from '@/engine/basics/phrases'
import { type ChartEntry, type Columns, tableOf } from '@/table/teaching/ChartSheet'
import type { Clause } from '../clauses'
import { ABILITIES, type AbilityId } from '../tables/abilities'
import { CREATURE_IDS, type CreatureCard, CREATURES } from '../tables/creatures'
import { ITEM_IDS, ITEMS } from '../tables/items'
import type { AttackType, Magic, Ranged } from '../tables/magic'
import { abilityText, itemText, requirementText, spellText } from '../tables/magic-text'
import { type Source, TERRAINS, type TerrainClass } from '../tables/names'
import { SPELL_IDS, SPELLS } from '../tables/spells'
import { CHANGE_COST, ENTERS, STORM_TURNS, TERRAIN_STEPS } from '../tables/terrain'
import { CASTING_TEXT, DURATION_TEXT, PHASE_NAMES, phaseRules, TARGET_TEXT } from '../tables/text'
import { PHASES } from '../state/position'

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

/** Who may go where. */
const CLASS_COLUMNS: Columns<TerrainClass> = Object.fromEntries(
  TERRAINS.map((terrain) => [terrain, (name: TerrainClass) => (ENTERS[name].includes(terrain) ? '✓' : NONE)]),
)

/** What is said of the magic of something by its card. */
function ofMagic<Id>(columns: Columns<Magic>, magicOf: (id: Id) => Magic): Columns<Id> {
  return Object.fromEntries(
    Object.entries(columns).map(([head, say]) => [head, (id: Id) => say(magicOf(id))]),
  )
}

/** All charts and catalogues, as the page of charts shows them. */
export const CHART_LIST: readonly ChartEntry<Clause, null>[] = [
  {
    id: 'sequence',
    title: 'Sequence of play',
    clauses: ['AA-3.1', 'AA-24.3'],
    phases: [{ parts: PHASES.map((phase) => ({ name: PHASE_NAMES[phase], href: phaseRules(phase) })) }],
  },
  {
    id: 'classes',
    title: 'Terrain classes',
    clauses: ['AA-4.2', 'AA-1.3'],
    tables: [tableOf('Class', Object.keys(ENTERS) as TerrainClass[], (name) => name, CLASS_COLUMNS)],
  },
  {
    id: 'steps',
    title: 'Steps of terrain change',
    clauses: ['AA-4.3'],
    tables: [
      tableOf('From', TERRAINS, (terrain) => terrain, {
        'in one step to': (terrain) => listed(TERRAIN_STEPS[terrain]) || NONE,
      }),
    ],
  },
  {
    id: 'costs',
    title: 'Costs of a change',
    clauses: ['AA-4.4', 'AA-4.5', 'AA-4.9', 'AA-4.11'],
    note: `The budget is one point for each hex you control. A storm lasts ${STORM_TURNS} turns.`,
    tables: [
      tableOf('The hex is', ['own', 'nobodys', 'enemys'] as const, (whose) => OWNERS[whose], {
        'a step, or a storm more or less': (whose) => CHANGE_COST[whose],
      }),
    ],
  },
  {
    id: 'creatures',
    title: 'Creatures',
    clauses: ['AA-2.2', 'AA-7.1', 'AA-10.1', 'AA-12.1', 'AA-14.1', 'AA-17.3'],
    note: 'Power: T Targeted, B Blunt, +n poison. Flight: speed and how many turns it may stay up. Ranged: Power, then the range. Source: R the rulebook, B the basic rules, X reconstructed.',
    isWide: true,
    tables: [
      tableOf(
        'Creature',
        CREATURE_IDS.map((id) => CREATURES[id]),
        ({ name }) => name,
        CREATURE_COLUMNS,
      ),
    ],
  },
  {
    id: 'abilities',
    title: 'Abilities of creatures',
    clauses: ['AA-17.2'],
    ...{ isWide: true, isTold: true },
    tables: [
      tableOf('Ability', Object.keys(ABILITIES) as AbilityId[], (id) => ABILITIES[id].name, {
        ...ofMagic<AbilityId>({ ...TYPE, ...COURSE }, (id) => ABILITIES[id]),
        'What it does': abilityText,
      }),
    ],
  },
  {
    id: 'items',
    title: 'Items',
    clauses: ['AA-6.3', 'AA-6.7'],
    ...{ isWide: true, isTold: true },
    tables: [
      tableOf('Item', ITEM_IDS, (id) => ITEMS[id].name, {
        Cost: (id) => ITEMS[id].cost,
        For: (id) => requirementText(id) || 'anybody',
        Uses: (id) => ITEMS[id].uses ?? 'any',
        ...ofMagic({ ...TYPE, ...COURSE }, (id) => ITEMS[id].ability),
        'What it does': itemText,
      }),
    ],
  },
  {
    id: 'spells',
    title: 'Spells',
    clauses: ['AA-17.3', 'AA-17.5', 'AA-18.2', 'AA-20.12', 'AA-21.3'],
    ...{ isWide: true, isTold: true },
    tables: [
      tableOf('Spell', SPELL_IDS, (id) => SPELLS[id].name, {
        ...ofMagic(TYPE, (id) => SPELLS[id]),
        Cost: (id) => SPELLS[id].cost,
        ...ofMagic(COURSE, (id) => SPELLS[id]),
        'What it does': spellText,
      }),
    ],
  },
]

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
