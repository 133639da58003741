import { present } from '@/engine/kernel/refusal'
import { ARMIES, type ArmyId } from './armies'
import { ARMY_BLOCKS } from './army-blocks'
import { CHAOS_BLOCKS } from './chaos-blocks'
import { type SpellId, SPELLS } from './spells'
import type { PrintedBlock, PrintedSpell } from './vocabulary'

export type ArmyKind = (typeof ARMY_BLOCKS)[number]['id']
export type ChaosKind = (typeof CHAOS_BLOCKS)[number]['id']
/** What a block is, by its label. */
export type Kind = ArmyKind | ChaosKind
export type { ArmyId, SpellId }

const BLOCKS = new Map<string, PrintedBlock>([...ARMY_BLOCKS, ...CHAOS_BLOCKS].map((row) => [row.id, row]))
const SPELL_ROWS = new Map<string, PrintedSpell>(SPELLS.map((row) => [row.id, row]))

export const KINDS = [...BLOCKS.keys()] as readonly Kind[]

/** The label of a kind. */
export function printedOf(kind: Kind): PrintedBlock {
  return present(BLOCKS.get(kind), kind)
}

/** A spell by its id. */
export function spellRow(spell: SpellId): PrintedSpell {
  return present(SPELL_ROWS.get(spell), spell)
}

/** The kinds of an army, wizards and castles among them. */
export function kindsOf(army: ArmyId): readonly ArmyKind[] {
  return ARMY_BLOCKS.filter(({ id }) => id.startsWith(`${army}.`)).map(({ id }) => id)
}

/** The spells of an army, or of chaos, by level. */
export function spellsOf(owner: ArmyId | 'chaos'): readonly SpellId[] {
  return SPELLS.filter((row) => row.owner === owner)
    .sort((one, other) => one.level - other.level)
    .map(({ id }) => id)
}

/** The army of a kind; none of a chaos block. */
export function armyOf(kind: Kind): ArmyId | undefined {
  return ARMIES.find(({ id }) => kind.startsWith(`${id}.`))?.id
}

/** What a kind is called; the variant is told where two of its army have the name. */
export function kindName(kind: Kind): string {
  const { name, variant } = printedOf(kind)
  return variant === undefined ? name : `${name} (${variant})`
}

/** How many of a kind a seat may have. */
export function countOf(kind: Kind): number {
  return printedOf(kind).count
}
