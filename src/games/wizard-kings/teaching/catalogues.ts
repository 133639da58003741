import { capitalized, listed } from '@/engine/basics/phrases'
import { type ChartEntry, type Columns, tableOf } from '@/table/teaching/ChartSheet'
import type { Clause } from '../clauses'
import { ARMIES } from '../tables/armies'
import { CHAOS_BLOCKS } from '../tables/chaos-blocks'
import { type Kind, kindName, kindsOf, printedOf, type SpellId, spellRow, spellsOf } from '../tables/kinds'
import { spellText } from '../tables/spell-text'
import { TYPES } from '../tables/terrain'
import { ratingOf } from '../ui/board/board-view'
import { CHART_TEXT as TEXT } from './teaching-text'

type Chart = ChartEntry<Clause, null>

const BLOCK_COLUMNS: Columns<Kind> = {
  Blocks: (kind) => printedOf(kind).count,
  Rating: (kind) => ratingOf(printedOf(kind)),
  Steps: (kind) => printedOf(kind).steps,
  Moves: (kind) => printedOf(kind).move,
  Type: (kind) => TEXT.classes[printedOf(kind).class] ?? TYPES[printedOf(kind).type].name,
  'Base cost': (kind) => printedOf(kind).cost,
}

const SPELL_COLUMNS: Columns<SpellId> = {
  Level: (spell) => spellRow(spell).level,
  'What it does': (spell) => `${capitalized(spellText(spell))}.`,
}

const CHAOS_KINDS = CHAOS_BLOCKS.map(({ id }) => id)
const isWerebeast = (kind: Kind) => printedOf(kind).isWerebeast === true

/** The blocks and the spells of each army, and those of chaos. */
export const CATALOGUES: readonly Chart[] = [
  ...ARMIES.flatMap(({ id, name }): readonly Chart[] => [
    {
      id,
      title: name,
      clauses: ['CP-1', 'CP-3'],
      note: TEXT.armyNote,
      ...{ isWide: true, isHalf: true },
      tables: [tableOf<Kind>('Block', kindsOf(id), kindName, BLOCK_COLUMNS)],
    },
    {
      id: `${id}-spells`,
      title: TEXT.spells(name),
      clauses: ['SP-8', 'WZ-2', 'WZ-7'],
      ...{ isHalf: true, isTold: true },
      tables: [tableOf('Spell', spellsOf(id), (spell) => spellRow(spell).name, SPELL_COLUMNS)],
    },
  ]),
  {
    id: 'chaos',
    title: 'Chaos',
    clauses: ['CP-2', 'CH-2', 'CH-3', 'WB-2'],
    note: TEXT.chaosNote,
    ...{ isWide: true, isHalf: true },
    tables: (
      [
        ['Block', CHAOS_KINDS.filter((kind) => !isWerebeast(kind))],
        ['Werebeast', CHAOS_KINDS.filter(isWerebeast)],
      ] as const
    ).map(([corner, kinds]) => tableOf<Kind>(corner, kinds, kindName, chaosColumns(corner))),
  },
  {
    id: 'chaos-spells',
    title: 'Chaos spells',
    clauses: ['SP-8', 'CH-3', 'CH-4'],
    note: TEXT.chaosSpellNote,
    ...{ isHalf: true, isTold: true },
    tables: [
      tableOf('Spell', spellsOf('chaos'), (spell) => spellRow(spell).name, {
        Of: (spell) => listed(CHAOS_KINDS.filter((kind) => printedOf(kind).spell === spell).map(kindName)),
        'What it does': (spell) => `${capitalized(spellText(spell))}.`,
      }),
    ],
  },
]

function chaosColumns(corner: string): Columns<Kind> {
  const { Blocks: _, ...columns } = BLOCK_COLUMNS
  if (corner === 'Werebeast') return columns
  return {
    ...columns,
    Spell: (kind) => {
      const spell = printedOf(kind).spell
      return spell === undefined ? TEXT.none : spellRow(spell as SpellId).name
    },
  }
}
