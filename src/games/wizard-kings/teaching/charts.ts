import { capitalized, listed } from '@/engine/basics/phrases'
import { type ChartEntry, tableOf } from '@/table/teaching/ChartSheet'
import type { Clause } from '../clauses'
import { FIGURES } from '../tables/figures'
import { BOARDS } from '../tables/maps'
import { MOON_BONUS, type Moon, moonAfter, MOONS } from '../tables/moon'
import { SCENARIO_IDS, SCENARIOS } from '../tables/scenarios'
import { SLOTS } from '../tables/slots'
import { ROUGH, TYPES } from '../tables/terrain'
import {
  type BlockType,
  LETTERS,
  type PrintedCity,
  type SideFeature,
  type Terrain,
} from '../tables/vocabulary'
import { rulesAt } from '../ui/texts/rules-at'
import { CATALOGUES } from './catalogues'
import { CHART_TEXT as TEXT } from './teaching-text'

type Chart = ChartEntry<Clause, null>

const BLOCK_TYPES = Object.keys(TYPES) as readonly BlockType[]
const TERRAINS = ['clear', 'forest', 'desert', 'swamp', 'sea'] as const satisfies readonly Terrain[]
const FEATURES = ['river', 'mountain', 'forest'] as const satisfies readonly SideFeature[]

function typesWith(has: (type: (typeof TYPES)[BlockType]) => boolean): string {
  return listed(BLOCK_TYPES.filter((type) => has(TYPES[type])).map((type) => TYPES[type].name)) || TEXT.none
}

/** The hexes and the hexsides that a type is native to. */
function homesOf(type: BlockType): string {
  const { nativeTerrain, nativeSide } = TYPES[type]
  return listed([
    ...(nativeTerrain ? [`${nativeTerrain} hexes`] : []),
    ...(nativeSide ? [`${nativeSide} hexsides`] : []),
  ])
}

const signed = (bonus: number) => (bonus > 0 ? `+${bonus}` : bonus < 0 ? `−${-bonus}` : TEXT.none)
const { crossing, seaMove, hit } = FIGURES

/** What ground does to those who enter it, and hexsides to those who cross them; a road takes it away. */
const GROUND: readonly Chart[] = [
  {
    id: 'terrain',
    title: 'Terrain and hexsides',
    clauses: ['MV-6', 'MV-7', 'HX-2', 'HX-3', 'HX-4', 'CB-12'],
    note: TEXT.groundNote,
    ...{ isWide: true, isHalf: true },
    tables: [
      tableOf('Hex', TERRAINS, capitalized, {
        'Who stops': (terrain) => (ROUGH.has(terrain) ? TEXT.strangers : TEXT.none),
        'Across a hexside into it': (terrain) => limitText(ROUGH.has(terrain)),
        Natives: (terrain) => typesWith(({ nativeTerrain }) => nativeTerrain === terrain),
        'Natives hit': (terrain) => signed(bonusIn(terrain)),
      }),
      tableOf('Hexside', FEATURES, capitalized, {
        'Who stops': () => TEXT.strangers,
        'Across it': () => limitText(true),
        Natives: (feature) => typesWith(({ nativeSide }) => nativeSide === feature),
      }),
    ],
  },
  {
    id: 'types',
    title: 'Types of blocks',
    clauses: ['TM-7', 'TM-8', 'MV-4', 'RC-3', 'RC-4'],
    note: TEXT.typesNote,
    ...{ isWide: true, isHalf: true },
    tables: [
      tableOf('Type', BLOCK_TYPES, (type) => TYPES[type].name, {
        'Goes by': (type) => TYPES[type].lane,
        'At home in': (type) => homesOf(type) || TEXT.none,
        'Recruits in': (type) => TEXT.recruits[type],
        'At once in a hex': (type) => TYPES[type].recruitLimit,
      }),
    ],
  },
]

function limitText(isStrict: boolean): string {
  return isStrict ? TEXT.strict(crossing.strict, crossing.total) : String(crossing.total)
}

function bonusIn(terrain: Terrain): number {
  const isBetter = Object.values(TYPES).some(
    (type) => type.nativeTerrain === terrain && type.fightsBetterAtHome,
  )
  return isBetter ? hit.native : 0
}

const LIMITS: readonly (readonly [what: string, figure: string | number, clause: Clause])[] = [
  ['Blocks of a seat in a hex, without castles', FIGURES.stacking, 'MV-9'],
  ['Blocks across a hexside, by direction and lane', crossing.total, 'HX-2'],
  ['Of these, strangers to the ground', crossing.strict, 'HX-4'],
  ['Hexes more for a move all by road', FIGURES.roadMarch, 'MV-8'],
  ['Hexes of a sea move', seaMove.hexes, 'SE-2'],
  ['Sea moves from a port', seaMove.perPort, 'SE-3'],
  ['Landings in a coastal hex', seaMove.perLanding, 'SE-3'],
  ['Landings in a port of yours', seaMove.perFriendlyPort, 'SE-3'],
  ['Blocks that recruit in a hex', FIGURES.recruits, 'RC-4.1'],
  ['Rounds of a battle before attackers must leave', FIGURES.lastRound - 1, 'CB-6'],
  ['Hit numbers', `${hit.least}–${hit.most}`, 'CB-11'],
  ['Highest die that teaches at a henge', FIGURES.henge, 'WZ-6'],
  ['Gold of a capital at least', FIGURES.capitalGold, 'SU-7'],
]

/** How many, how far and how much. */
const FIGURE_CHARTS: readonly Chart[] = [
  {
    id: 'slots',
    title: 'Order in a battle round',
    clauses: ['CB-7', 'CB-8', 'CB-9', 'CB-14'],
    note: TEXT.slotsNote,
    isHalf: true,
    tables: [
      tableOf('Letter', LETTERS, (letter) => letter, {
        'Defender’s wizards': (letter) => slotNumber(letter, 'defender', 'wizards'),
        'Attacker’s wizards': (letter) => slotNumber(letter, 'attacker', 'wizards'),
        'Defender’s others': (letter) => slotNumber(letter, 'defender', 'others'),
        'Attacker’s others': (letter) => slotNumber(letter, 'attacker', 'others'),
      }),
    ],
  },
  {
    id: 'levels',
    title: 'Casting',
    clauses: ['WZ-2', 'WZ-7', 'CH-3', 'CH-4'],
    isHalf: true,
    tables: [
      tableOf('Spell', [1, 2, 3], TEXT.level, {
        'A wizard needs': (level) => TEXT.atLeast(level),
        'It is fatigued on': (level) => TEXT.die(level),
        'A chaos block pays': (level) => TEXT.stepsOf(level),
      }),
    ],
  },
  {
    id: 'moon',
    title: 'The moon',
    clauses: ['WB-1', 'WB-2', 'WB-3', 'WB-4'],
    note: TEXT.moonNote,
    isHalf: true,
    tables: [
      tableOf('Phase', MOONS, capitalized, {
        Turns: (moon) => TEXT.turns(turnsOf(moon)),
        'Werebeasts hit': (moon) => signed(MOON_BONUS[moon]),
        'They recruit': (moon) => TEXT.moonRecruits[moon],
        'New werebeasts': (moon) => (moon === 'new' ? 'no' : 'yes'),
      }),
    ],
  },
  {
    id: 'recruiting',
    title: 'Steps gained by recruiting',
    clauses: ['RC-5', 'RC-7', 'WB-3'],
    isHalf: true,
    tables: [tableOf('Who', Object.entries(TEXT.steps), ([who]) => who, { Steps: ([, steps]) => steps })],
  },
]

function slotNumber(...[letter, role, group]: [string, string, string]): number {
  return 1 + SLOTS.findIndex((slot) => slot.letter === letter && slot.role === role && slot.group === group)
}

/** The first turns of a phase, where nobody rolled for it. */
function turnsOf(moon: Moon): readonly number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].filter((turn) => moonAfter('waxing', turn - 1) === moon)
}

type Figures = (typeof SCENARIOS)[keyof typeof SCENARIOS]['figures']

const SCENARIO_ROWS: readonly (readonly [what: string, of: (figures: Figures) => string | number])[] = [
  ['Wizards at the start', ({ wizards }) => wizards],
  ['Army units at the start', ({ army }) => army],
  ['Chaos blocks at the start', ({ chaos }) => chaos],
  ['Chaos pool', ({ poolLeast, poolMost }) => TEXT.pool(poolLeast, poolMost)],
  ['Capitals', ({ capitals }) => capitals],
  ['Builds a turn', ({ builds }) => builds],
  ['Turns', ({ turns }) => turns],
  ['Early end from turn', ({ earliestEnd }) => earliestEnd],
  ['Gold for an early end', ({ goldToWin }) => goldToWin],
]

const SCENARIO_CHARTS: readonly Chart[] = [
  {
    id: 'scenarios',
    title: 'Scenarios',
    clauses: ['SC-1', 'SC-2', 'SC-3', 'VC-2', 'VC-3'],
    isHalf: true,
    tables: [
      tableOf(
        'For each seat',
        SCENARIO_ROWS,
        ([what]) => what,
        Object.fromEntries(
          SCENARIO_IDS.map((id) => [
            SCENARIOS[id].name,
            ([, of]: (typeof SCENARIO_ROWS)[number]) => of(SCENARIOS[id].figures),
          ]),
        ),
      ),
    ],
  },
  {
    id: 'control',
    title: 'Cities, castles and new blocks',
    clauses: ['CT-1', 'CT-2', 'CT-6', 'CS-2', 'CS-3', 'BD-5', 'BD-7', 'RT-8', 'RT-9'],
    isHalf: true,
    tables: [
      tableOf('What', Object.entries(TEXT.control), ([what]) => what, {
        Small: ([, [small]]) => small,
        'Medium and large': ([, [, larger]]) => larger,
      }),
    ],
  },
  ...BOARDS.filter((board) => !('isTest' in board)).map(({ id, name, rows, cities }): Chart => ({
    id: `cities-${id}`,
    title: TEXT.citiesOf(name),
    clauses: ['MP-7', 'MP-11'],
    note: TEXT.citiesNote,
    isHalf: true,
    tables: [
      tableOf<PrintedCity>('City', cities, (city) => city.name, {
        Gold: ({ gold }) => gold,
        Hex: ({ hex }) => hex,
        Port: ({ hex }) => (isCoast(rows, hex) ? 'port' : TEXT.none),
      }),
    ],
  })),
]

/** Coastal hexes are printed in capitals. */
function isCoast(rows: readonly string[], hex: string): boolean {
  const code = rows[Number(hex.slice(2))]?.[Number(hex.slice(0, 2))] ?? ''
  return code !== code.toLowerCase()
}

/** All charts, as the page of charts shows them. */
export const CHARTS: readonly Chart[] = [
  {
    id: 'sequence',
    title: 'Sequence of play',
    clauses: ['TS-1', 'CB-7', 'CB-8', 'RG-1'],
    isHalf: true,
    phases: TEXT.sequence.map(({ name, parts }) => ({
      name,
      parts: parts.map(([part, clause]) => ({ name: part, href: rulesAt(clause) })),
    })),
  },
  {
    id: 'limits',
    title: 'Limits',
    clauses: [...new Set(LIMITS.map(([, , clause]) => clause))],
    isHalf: true,
    tables: [
      tableOf('What', LIMITS, ([what]) => what, {
        Figure: ([, figure]) => figure,
        Clause: ([, , clause]) => clause,
      }),
    ],
  },
  ...GROUND,
  ...FIGURE_CHARTS,
  ...SCENARIO_CHARTS,
  ...CATALOGUES,
]
