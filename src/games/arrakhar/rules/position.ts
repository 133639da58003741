import type { HexId } from '@/engine/hex'
import type { ReconstructionId } from '../content/reconstructions'
import type { ScenarioId } from '../content/scenarios'
import type { Tables } from '../content/tables'
import type { Costs, HauntId, Side, UnitType } from '../content/units'

declare const unitIdBrand: unique symbol
/** A unit by its type and number ('elf-3'), or as a position file names it. */
export type UnitId = string & { readonly [unitIdBrand]: true }

/** A number for every unit type. */
export type Counts = Readonly<Record<UnitType, number>>

/** Counts of a payload; types left out count zero. */
export type SomeCounts = Readonly<Partial<Record<UnitType, number>>>

/** A counter in play, on the board or waiting in an entry hex. */
export interface Unit {
  readonly id: UnitId
  readonly type: UnitType
  readonly hex: HexId
}

/** A unit that is out of play. */
export interface FormerUnit {
  readonly id: UnitId
  readonly type: UnitType
}

/**
 * The versions of the rules, oldest first: a game is played to its end under the one it was begun with, so that it
 * replays as it was played. 2 has AR-12.3 and AR-12.7 as amended; a rule that asks for the version says what was before.
 */
export const RULES_VERSIONS = [1, 2] as const
export type RulesVersion = (typeof RULES_VERSIONS)[number]
/** What new games begin with. */
export const NEWEST_RULES: RulesVersion = 2

/** What the players agreed on before the game; it never changes during one. */
export interface Settings {
  readonly rules: RulesVersion
  readonly scenario: ScenarioId
  /** Points and minimum of each side after Advanced Play and handicaps (AR-13.3, AR-13.4). */
  readonly allowance: Readonly<Record<Side, { readonly points: number; readonly minimum: number }>>
  readonly haunts: readonly HauntId[]
  /** Map text, as `MAPS` holds it. */
  readonly map: string
  /** The reconstruction that was chosen; parts of it may have been replaced by the sides' own (AR-13.5). */
  readonly reconstruction: ReconstructionId
  readonly costs: Costs
  readonly tables: Tables
  readonly options: Options
}

/** Rulings decided the other way, each by agreement; what is left out is as the clause has it. */
export interface HouseRules {
  /** A fireball rolls at most three dice, for the first-listed units (AR-8.4). */
  readonly threeFireballDice?: boolean
  /** Nobody casts haste in an entry hex, not even on the first turn (AR-9.6). */
  readonly noEntryHaste?: boolean
  /** An attack is rolled at the odds at which it was designated (AR-10.7). */
  readonly fixedOdds?: boolean
  /** An advance after fireball may be made until the segment ends, by units that have not attacked (AR-10.9). */
  readonly advanceAnyTime?: boolean
  /** Advances after combat wait until all attacks have been rolled (AR-10.10). */
  readonly lateAdvances?: boolean
}

/** House options (AR-13.5, section 14). */
export interface Options extends HouseRules {
  /** Game-turns after which the sorcerer wins, or null for none. */
  readonly turnLimit: number | null
  /** Whether segments in which nothing can be done are ended by themselves. */
  readonly skipEmptySegments: boolean
}

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

/** A number of a designation, from 1 in each segment; never used again (section 14). */
export type DesignationId = number

export interface HasteDesignation {
  readonly id: DesignationId
  readonly caster: UnitId
  /** The target stack's hex; with the caster in an entry hex, that hex. */
  readonly hex: HexId
  readonly units: readonly UnitId[]
  readonly resolved: boolean
}

export interface FireballDesignation {
  readonly id: DesignationId
  readonly caster: UnitId
  readonly hex: HexId
  /** Whether it is the wand's own fireball (AR-12.5). */
  readonly wand: boolean
  readonly resolved: boolean
}

export interface AttackDesignation {
  readonly id: DesignationId
  readonly attackers: readonly UnitId[]
  readonly hex: HexId
  readonly defenders: readonly UnitId[]
  readonly resolved: boolean
}

export type Designation = HasteDesignation | FireballDesignation | AttackDesignation

/** What a segment in which designations are made keeps of them. */
export interface Designating<D extends Designation> {
  /** In the order made, resolved ones too; withdrawn ones are gone. */
  readonly designations: readonly D[]
  /** The number of the next designation. */
  readonly next: DesignationId
}

/** A summoning whose die is rolled and whose units are still to be placed (AR-6.6). */
export interface PendingSummon {
  readonly haunt: HauntId
  readonly sorcerer: UnitId
  /** What the Summon Table gave. */
  readonly upTo: number
}

/** State that exists only in one segment. */
export type Progress =
  | { readonly segment: SetUpSegment }
  /** `due`: orcs rolled and still to be placed; null before the roll. */
  | { readonly segment: 'wanderingOrcs'; readonly due: number | null }
  | {
      readonly segment: 'summon'
      /** Haunts at which a casting was made this turn (AR-6.5). */
      readonly used: readonly HauntId[]
      readonly pending: PendingSummon | null
    }
  | ({ readonly segment: 'haste' } & Designating<HasteDesignation>)
  | {
      readonly segment: 'movement'
      /** Movement points spent; units not listed have spent none. */
      readonly spent: Readonly<Record<UnitId, number>>
      /** Who moved the wand this turn, alone allowed to move it on; null while it has not moved (AR-12.2). */
      readonly carriers: readonly UnitId[] | null
      /**
       * Whom each unit that came to the wand this turn met there, as long as the wand has not moved: that says who
       * may take it up (AR-12.3).
       */
      readonly metAtWand: Readonly<Record<UnitId, readonly UnitId[]>>
    }
  | ({
      readonly segment: 'fireball'
      /** Hexes emptied so far in this segment (AR-8.7). */
      readonly emptied: readonly HexId[]
    } & Designating<FireballDesignation>)
  | ({
      readonly segment: 'combat'
      /** Hexes emptied by fireballs in the segment before (AR-10.9). */
      readonly emptied: readonly HexId[]
      /** Units that advanced after a fireball and so do not attack (AR-10.9). */
      readonly advanced: readonly UnitId[]
      /** The hex that the last resolved attack emptied, until the next roll or a decline (AR-10.10). */
      readonly opened: HexId | null
    } & Designating<AttackDesignation>)
  | { readonly segment: 'hauntCheck' }

/** The progress of one segment. */
export type ProgressOf<S extends Segment> = Extract<Progress, { segment: S }>

/** Where the wand is as far as everybody knows: still hidden, or lying in a hex (AR-12.1). */
export type WandPlace = { readonly hidden: true } | { readonly hidden: false; readonly hex: HexId }

/** How the game ended. */
export interface Ending {
  readonly winner: Side | 'draw'
  readonly by: 'wand' | 'elimination' | 'turnLimit' | 'resignation' | 'agreement'
}

/** Everything that lies open on the table. */
export interface Table {
  readonly settings: Settings
  /** The game-turn, from 1; 0 during set-up. */
  readonly turn: number
  /** The side whose phase, design or placement it is. */
  readonly side: Side
  readonly now: Progress
  /** Units in play in listing order: the order in which dice are rolled and losses taken. */
  readonly units: readonly Unit[]
  /** Haunts on the board; destroyed ones are gone. */
  readonly haunts: Readonly<Partial<Record<HauntId, HexId>>>
  readonly wand: WandPlace
  /** Casters that cast this phase, turned over until its end (AR-5.5). */
  readonly cast: readonly UnitId[]
  /** Movement bonus by unit, from the haste segment to the end of movement (AR-9.4). */
  readonly haste: Readonly<Record<UnitId, number>>
  readonly eliminated: readonly FormerUnit[]
  /** Wizard-side units that left through an entry hex without the wand (AR-1.3). */
  readonly left: readonly FormerUnit[]
  /** The highest number given to a unit of each type; new units count on from it. */
  readonly numbered: Counts
  /** The side whose offer of a draw awaits an answer. */
  readonly drawOffer: Side | null
  readonly ending: Ending | null
}

/** What a side has laid out and not yet shown (AR-2.4, AR-3, AR-4). */
export interface SetUp {
  readonly haunts: Readonly<Partial<Record<HauntId, HexId>>>
  /** Sorcerers by hex. */
  readonly sorcerers: Readonly<Record<HexId, number>>
  /** Wizard-side counts by entry hex. */
  readonly entries: Readonly<Record<HexId, Counts>>
}

/** What not everybody may know. */
export interface Secrets {
  /** The haunt that hides or hid the wand; null before it is chosen. */
  readonly wandHaunt: HauntId | null
  /** Designed units not yet summoned (AR-3.6). */
  readonly pool: Counts
  /** Eliminated orc counters that came back as wandering orcs (AR-5.2): who knew when, would know the pool. */
  readonly recycledOrcs: number
  /** What each side bought; null before it did, and in a position set up by hand. */
  readonly designs: Readonly<Record<Side, Counts | null>>
  /** Null once both sides are placed. */
  readonly setUp: SetUp | null
}

/** The whole game at one moment, as plain data. */
export interface Position extends Table {
  readonly secrets: Secrets
}

/** A set-up in which nothing has been laid out. */
export const NO_SET_UP: SetUp = { haunts: {}, sorcerers: {}, entries: {} }
