import type { Side } from './units'
import type { END_NAMES } from './command-text'

export const SIDE_NAMES: Readonly<Record<Side, string>> = { sorcerer: 'Sorcerer', wizard: 'Wizard' }

export const TERRAIN_NAMES = { clear: 'clear', mountain: 'mountain', entry: 'entry/exit' } as const

/** The segments of the set-up and of the two phases, as the phase track names them. */
export const SEGMENT_NAMES = {
  sorcererDesign: 'Sorcerer’s force design',
  wizardDesign: 'Wizard’s force design',
  sorcererPlacement: 'Sorcerer’s placement',
  wizardPlacement: 'Wizard’s placement',
  wanderingOrcs: 'Wandering orcs',
  summon: 'Summon',
  haste: 'Haste',
  movement: 'Movement',
  fireball: 'Fireball',
  combat: 'Combat',
  hauntCheck: 'Haunt check',
} as const

/** The address of a clause, a section or a word of the glossary; a click on it opens the rules beside the table. */
export function rulesAt(place: string): string {
  return `#/rules/arrakhar/${place}`
}

/** The sections of the rules that the segments follow, by number. */
const SEGMENT_SECTIONS = {
  sorcererDesign: 2,
  wizardDesign: 2,
  sorcererPlacement: 3,
  wizardPlacement: 4,
  wanderingOrcs: 5,
  summon: 6,
  movement: 7,
  fireball: 8,
  haste: 9,
  combat: 10,
  hauntCheck: 11,
} as const

/** The address of the section of the rules that a segment follows. */
export function segmentRules(segment: keyof typeof SEGMENT_SECTIONS): string {
  return rulesAt(`AR-${SEGMENT_SECTIONS[segment]}`)
}

/** Names short enough for a phone's phase track. */
export const SHORT_SEGMENT_NAMES = {
  wanderingOrcs: 'Orcs',
  summon: 'Summon',
  haste: 'Haste',
  movement: 'Move',
  fireball: 'Fire',
  combat: 'Combat',
  hauntCheck: 'Haunts',
} as const

/** What to do now, one or two sentences for each segment. */
export const INSTRUCTIONS = {
  wanderingOrcs: 'Roll for wandering orcs, then place each on a lit hex.',
  summon: 'Pick a sorcerer beside a haunt, or a haunt, then cast.',
  haste: 'Pick a wizard or the stack to hasten. Choose every target first; rolling locks the rest.',
  movement: 'Pick a stack, take all or some of it, then a lit hex.',
  fireball: 'Pick a caster or a target. Choose every target first; rolling locks the rest.',
  combat: 'Pick attackers and a target hex. Declare every attack first; rolling locks the rest.',
  hauntCheck: 'Haunts where wizard’s units stand are destroyed now.',
  drawOffer: 'Answer the offer; play goes on where it stood.',
} as const

/** A combat factor as printed: one half is a single sign. */
export { halvesText as factorText } from '@/engine/basics/figures'

interface NextPhase {
  readonly side: Side
  readonly turn: number
  readonly settings: { readonly options: { readonly turnLimit: number | null } }
}

/** What comes after a segment: the next one, the other phase, or nothing more. */
export function nextText(
  next: keyof typeof END_NAMES | undefined,
  { side, turn, settings: { options } }: NextPhase,
): string {
  if (next) return `next: ${SEGMENT_NAMES[next].toLowerCase()}`
  if (side === 'wizard' && turn === options.turnLimit) return 'next: end of the game'
  return side === 'sorcerer' ? 'next: wizard phase' : `next: game-turn ${turn + 1}`
}
