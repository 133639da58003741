import { spellText } from '../ui/texts/spell-text'
import { labelText } from '../ui/texts/label-text'
import { ARMIES } from '../tables/armies'
import { CHAOS_BLOCKS } from '../tables/chaos-blocks'
import { type Kind, kindName, kindsOf, spellRow, spellsOf } from '../tables/kinds'
import { MOON_BONUS } from '../tables/moon'
import { TEXT } from './teaching-text'

/** What the rulebook prints in tables: the armies with their blocks and spells, chaos blocks, and the moon. */
export const CHARTS = [
  ...ARMIES.flatMap(({ id, name }) => [
    {
      id,
      title: name,
      clause: 'CP-1',
      note: TEXT.armyNote,
      entries: Object.fromEntries(kindsOf(id).map((kind) => [kindName(kind), labelText(kind)])),
    },
    {
      id: `${id}-spells`,
      title: TEXT.spellsOf(name),
      clause: 'SP-8',
      note: TEXT.spellNote,
      entries: spellsIn(id),
    },
  ]),
  {
    id: 'chaos',
    title: TEXT.chaos,
    clause: 'CP-2',
    note: TEXT.chaosNote,
    entries: Object.fromEntries(
      CHAOS_BLOCKS.map((row) => [row.name, [labelText(row.id as Kind), ...spellOf(row.id)].join('; ')]),
    ),
  },
  {
    id: 'chaos-spells',
    title: TEXT.spellsOf(TEXT.chaos),
    clause: 'SP-8',
    note: TEXT.chaosSpellNote,
    entries: spellsIn('chaos'),
  },
  { id: 'moon', title: TEXT.moon, clause: 'WB-2', note: TEXT.moonNote, entries: MOON_BONUS },
]

function spellsIn(owner: Parameters<typeof spellsOf>[0]): Readonly<Record<string, string>> {
  return Object.fromEntries(spellsOf(owner).map((spell) => [spellRow(spell).name, spellText(spell)]))
}

/** The spell of a chaos block, by name. */
function spellOf(kind: string): readonly string[] {
  const row = CHAOS_BLOCKS.find(({ id }) => id === kind)
  return row?.spell === undefined
    ? []
    : [TEXT.casts(spellRow(row.spell as Parameters<typeof spellRow>[0]).name)]
}
