import { listed } from '@/engine/basics/phrases'
import { type ChartEntry, type Columns, tableOf } from '@/table/teaching/ChartSheet'
import { type Clause, CLAUSES } from '../clauses'
import { PHASES } from '../state/terms'
import { ARCHMAGI } from '../tables/archmagi'
import { ARTIFACTS } from '../tables/artifacts'
import { KEYWORD_CLAUSES } from '../tables/keywords'
import { DRAWS, RESERVES } from '../tables/figures'
import type { Power } from '../tables/rows'
import { SPELLS } from '../tables/spells'
import { TERRAINS } from '../tables/terrain'
import { UNITS } from '../tables/units'
import type { Keyword } from '../tables/vocabulary'
import { KEYWORD_NAMES, TIMING_NAMES } from '../ui/texts/table-text'
import { STAGE_CLAUSES } from '../ui/texts/stage-text'
import { PHASE_NAMES } from '../tables/text'
import { rulesAt } from '../ui/texts/rules-at'
import { abilityInWords } from '../ui/words/hex-words'
import { terrainName } from '../ui/texts/terrain-words'

const NONE = '–'
const KINDS = { land: 'land', lake: 'water', sea: 'sea' } as const
const COAST = 'any coast'

type UnitRow = (typeof UNITS)[number]
type SpellRow = (typeof SPELLS)[number]

function homeWords(home: string): string {
  return home === 'coastal' ? COAST : terrainName(home)
}

const UNIT_COLUMNS: Columns<UnitRow> = {
  Chits: ({ count }) => count,
  Home: ({ home }) => homeWords(home),
  Strength: ({ brm }) => `+${brm}`,
  Is: ({ is }) => is.join(', ') || NONE,
  Has: ({ has }) => listed(has.map(abilityInWords)) || NONE,
}

const SPELL_COLUMNS: Columns<SpellRow> = {
  Cast: ({ timing }) => TIMING_NAMES[timing],
  // On one line: on paper each row would take two.
  By: (row) => ('by' in row ? 'a Mage' : 'any\u00A0spellcaster'),
  'What it does': ({ text }) => text,
}

function powersInWords(powers: readonly Power[]): string {
  return powers.map(({ name, text }) => `${name}: ${text}`).join(' ') || NONE
}

const TERRAIN_KINDS = TERRAINS.filter(({ id }) => id !== 'unknown')

/** The unit chits at home in a terrain, or on coasts. */
function unitsAt(home: string): string {
  return listed(UNITS.filter((unit) => unit.home === home).map(({ name }) => name)) || NONE
}

/** All charts and catalogues, as the page of charts shows them. */
export const CHART_LIST: readonly ChartEntry<Clause, null>[] = [
  {
    id: 'sequence',
    title: 'Phases of a turn',
    clauses: ['AM-4.1'],
    phases: [
      { parts: PHASES.map((phase) => ({ name: PHASE_NAMES[phase], href: rulesAt(STAGE_CLAUSES[phase]) })) },
    ],
  },
  {
    id: 'limits',
    title: 'What is drawn and kept',
    clauses: ['AM-3.3', 'AM-6.1', 'AM-6.7', 'AM-7.1', 'AM-7.2'],
    tables: [
      tableOf('Chits', ['units', 'spells'] as const, (pile) => (pile === 'units' ? 'Unit chits' : 'Spells'), {
        'dealt at the start': (pile) => (pile === 'units' ? DRAWS.dealtUnits : DRAWS.dealtSpells),
        'drawn in a turn': (pile) => (pile === 'units' ? DRAWS.units : RESERVES.spellDraw),
        'kept at most': (pile) => (pile === 'units' ? RESERVES.unitReserve : RESERVES.spellReserve),
      }),
    ],
  },
  {
    id: 'terrains',
    title: 'Terrains',
    clauses: ['AM-2.3', 'AM-2.8', 'AM-2.11'],
    isWide: true,
    tables: [
      tableOf('Terrain', TERRAIN_KINDS, ({ name }) => name, {
        d20: (row) => ('roll' in row ? (row.roll ?? NONE) : NONE),
        Kind: ({ kind }) => KINDS[kind],
        'At home there': ({ id }) => unitsAt(id),
      }),
      { ...tableOf('Terrain', ['coastal'], () => COAST, { 'At home there': unitsAt }), title: 'Coasts' },
    ],
  },
  {
    id: 'archmagi',
    title: 'Archmagi',
    clauses: ['AM-1.3', 'AM-3.3'],
    isWide: true,
    tables: [
      tableOf('Archmagus', ARCHMAGI, ({ name }) => name, {
        Strength: ({ brm }) => `+${brm}`,
        Is: ({ is }) => is.filter((one) => one !== 'ArchMagus').join(', ') || NONE,
        Has: ({ has }) => listed(has.map(abilityInWords)) || NONE,
        Powers: ({ powers }) => powersInWords(powers),
      }),
    ],
  },
  {
    id: 'keywords',
    title: 'Keywords',
    clauses: ['AM-K.1'],
    note: 'What each means stands in the rules, at its clause.',
    tables: [
      tableOf('Keyword', Object.keys(KEYWORD_CLAUSES) as Keyword[], (keyword) => KEYWORD_NAMES[keyword], {
        Clause: (keyword) => `${KEYWORD_CLAUSES[keyword]} ${CLAUSES[KEYWORD_CLAUSES[keyword]]}`,
        'Who has it': (keyword) =>
          listed(UNITS.filter(({ has }) => has.some(({ k }) => k === keyword)).map(({ name }) => name)) ||
          NONE,
      }),
    ],
  },
  {
    id: 'units',
    title: 'Units',
    clauses: ['AM-1.3', 'AM-2.8', 'AM-K.1'],
    note: 'Strength is what a unit adds to its die in battle.',
    isWide: true,
    tables: [tableOf('Unit', UNITS, ({ name }) => name, UNIT_COLUMNS)],
  },
  {
    id: 'artifacts',
    title: 'Artifacts',
    clauses: ['AM-A.0.2', 'AM-A.0.4', 'AM-A.0.6'],
    ...{ isWide: true, isTold: true },
    tables: [
      tableOf('Artifact', ARTIFACTS, ({ name }) => name, {
        Uses: (row) => ('oneUse' in row ? 'one' : 'any'),
        'What it does': ({ text }) => text,
      }),
    ],
  },
  {
    id: 'spells',
    title: 'Spells',
    clauses: ['AM-M.1', 'AM-M.3', 'AM-M.12'],
    ...{ isWide: true, isTold: true },
    tables: [tableOf('Spell', SPELLS, ({ name }) => name, SPELL_COLUMNS)],
  },
]
