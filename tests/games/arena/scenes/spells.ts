import type { SpellId } from '@/games/arena/tables/spells'
import { CREATURE_SPELLS } from './creature-spells'
import { FIELD_SPELLS } from './field-spells'
import type { Scene } from './scene'

/** A scene for every spell card; a card without one does not compile. */
export const SPELL_SCENES: Readonly<Record<SpellId, Scene>> = { ...CREATURE_SPELLS, ...FIELD_SPELLS }
