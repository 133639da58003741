import { CREATURE_IDS, CREATURES } from '../../content/creatures'
import { ITEM_IDS, ITEMS } from '../../content/items'
import { SPELL_IDS, SPELLS } from '../../content/spells'
import { TERRAINS } from '../../content/names'
import { PHASE_NAMES, SEAT_NAMES, TERRAIN_TEXT } from '../../content/text'
import { type Phase, PHASES, SEATS } from '../../rules/position'
import { EDITOR_TEXT } from './editor-text'

/** What can be put down, and what else can be chosen, as the lists of the editor have it. */
export const SEAT_OPTIONS = SEATS.map((value) => ({ value, name: SEAT_NAMES[value] }))
export const CONTROL_OPTIONS = [...SEAT_OPTIONS, { value: 'nobody' as const, name: EDITOR_TEXT.nobody }]
export const CREATURE_OPTIONS = CREATURE_IDS.map((value) => ({ value, name: CREATURES[value].name }))
export const ITEM_OPTIONS = ITEM_IDS.map((value) => ({ value, name: ITEMS[value].name }))
export const SPELL_OPTIONS = SPELL_IDS.map((value) => ({ value, name: SPELLS[value].name }))
export const TERRAIN_OPTIONS = TERRAINS.map((value) => ({ value, name: TERRAIN_TEXT[value].name }))
export const LAYER_OPTIONS = [
  { value: 'ground' as const, name: EDITOR_TEXT.ground },
  { value: 'air' as const, name: EDITOR_TEXT.air },
]

/** Phases in which a game can wait; the others run by themselves (AA-3.3). */
export const PHASE_OPTIONS = PHASES.filter((phase) => phase !== 'retreat' && phase !== 'winning').map(
  (value): { readonly value: Phase; readonly name: string } => ({ value, name: PHASE_NAMES[value] }),
)
