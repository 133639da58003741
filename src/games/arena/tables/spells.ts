import type { SpellCard } from './magic'
import { SPELL_ROWS } from './spell-rows'

export type SpellId = keyof typeof SPELL_ROWS

/** The ids of all spell cards in the order of the catalogue: by type, then by level. */
export const SPELL_IDS = Object.keys(SPELL_ROWS) as readonly SpellId[]

/** All spell cards by id (D-4). */
export const SPELLS: Readonly<Record<SpellId, SpellCard>> = SPELL_ROWS
