import type { Side, UnitType } from '../tables/units'

declare const unitIdBrand: unique symbol
/** A unit by its type and number ('elf-3'), or as a position file names it. */
export type UnitId = string & { readonly [unitIdBrand]: true }

/** A number for every unit type. */
export type Counts = Readonly<Record<UnitType, number>>

/** Counts of a payload; types left out count zero. */
export type SomeCounts = Readonly<Partial<Record<UnitType, number>>>

/**
 * The versions of the rules, oldest first: a game is played to its end under the one it was begun with, so that it
 * replays as it was played. 2 has AR-12.3 and AR-12.7 as amended; a rule that asks for the version says what was before.
 */
export const RULES_VERSIONS = [1, 2] as const
export type RulesVersion = (typeof RULES_VERSIONS)[number]
/** What new games begin with. */
export const NEWEST_RULES: RulesVersion = 2

export const SET_UP_SEGMENTS = [
  'sorcererDesign',
  'wizardDesign',
  'sorcererPlacement',
  'wizardPlacement',
] as const
export type SetUpSegment = (typeof SET_UP_SEGMENTS)[number]

/** The segments of each phase in strict order (AR-5); the sorcerer phase comes first in a game-turn. */
export const SEQUENCE_OF_PLAY = {
  sorcerer: ['wanderingOrcs', 'summon', 'movement', 'fireball', 'combat'],
  wizard: ['haste', 'movement', 'fireball', 'combat', 'hauntCheck'],
} as const satisfies Readonly<Record<Side, readonly string[]>>
export type PlaySegment = (typeof SEQUENCE_OF_PLAY)[Side][number]
export type Segment = SetUpSegment | PlaySegment
/** Every segment once. */
export const SEGMENTS: readonly Segment[] = [
  ...SET_UP_SEGMENTS,
  ...new Set([...SEQUENCE_OF_PLAY.sorcerer, ...SEQUENCE_OF_PLAY.wizard]),
]

/** A number of a designation, from 1 in each segment; never used again (section 14). */
export type DesignationId = number
