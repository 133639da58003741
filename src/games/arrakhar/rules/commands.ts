import type { HexId } from '@/engine/hex'
import type { HauntId, Side, UnitType } from '../content/units'
import type { DesignationId, UnitId } from './position'

/** Counts of a payload; types left out count zero. */
export type SomeCounts = Readonly<Partial<Record<UnitType, number>>>

export interface DesignForce {
  readonly type: 'designForce'
  readonly side: Side
  readonly counts: SomeCounts
}
export interface PlaceHaunt {
  readonly type: 'placeHaunt'
  readonly haunt: HauntId
  readonly hex: HexId
}
/** The hex may be named too; it must then be the haunt's. */
export interface LiftHaunt {
  readonly type: 'liftHaunt'
  readonly haunt: HauntId
  readonly hex?: HexId
}
export interface HideWand {
  readonly type: 'hideWand'
  readonly haunt: HauntId
}
/** Adds sorcerers to those already placed in the hex. */
export interface PlaceSorcerers {
  readonly type: 'placeSorcerers'
  readonly hex: HexId
  readonly count: number
}
export interface LiftSorcerers {
  readonly type: 'liftSorcerers'
  readonly hex: HexId
  readonly count: number
}
/** Says what waits in an entry hex, in place of what was said before. */
export interface AssignEntry {
  readonly type: 'assignEntry'
  readonly hex: HexId
  readonly counts: SomeCounts
}
export interface FinishPlacement {
  readonly type: 'finishPlacement'
}
export interface RollWanderingOrcs {
  readonly type: 'rollWanderingOrcs'
}
export interface PlaceOrc {
  readonly type: 'placeOrc'
  readonly hex: HexId
}
export interface CastSummon {
  readonly type: 'castSummon'
  readonly sorcerer: UnitId
  readonly haunt: HauntId
}
export interface PlaceSummoned {
  readonly type: 'placeSummoned'
  readonly count: number
}
/** On the board a target hex; in an entry hex the units (AR-9.6). */
export interface DesignateHaste {
  readonly type: 'designateHaste'
  readonly caster: UnitId
  readonly hex?: HexId
  readonly units?: readonly UnitId[]
}
export interface DesignateFireball {
  readonly type: 'designateFireball'
  readonly caster: UnitId
  readonly hex: HexId
}
export interface DesignateWandFireball {
  readonly type: 'designateWandFireball'
  readonly caster: UnitId
  readonly hex: HexId
}
export interface DesignateAttack {
  readonly type: 'designateAttack'
  readonly attackers: readonly UnitId[]
  readonly hex: HexId
  readonly defenders: readonly UnitId[]
}
export interface Withdraw {
  readonly type: 'withdraw'
  readonly designation: DesignationId
}
export interface Resolve {
  readonly type: 'resolve'
  readonly designation: DesignationId
}
export interface Move {
  readonly type: 'move'
  readonly units: readonly UnitId[]
  /** The hexes entered, in order, the start left out. */
  readonly path: readonly HexId[]
  /** The hex on the way, or the start, where the group takes the wand along. */
  readonly takeWandAt: HexId | null
}
export interface Advance {
  readonly type: 'advance'
  readonly units: readonly UnitId[]
  readonly hex: HexId
}
export interface EndSegment {
  readonly type: 'endSegment'
}
export interface Resign {
  readonly type: 'resign'
  readonly side: Side
}
export interface OfferDraw {
  readonly type: 'offerDraw'
  readonly side: Side
}
export interface AnswerDraw {
  readonly type: 'answerDraw'
  readonly side: Side
  readonly accept: boolean
}

/** Everything a seat can ask for (section 14). */
export type Command =
  | DesignForce
  | PlaceHaunt
  | LiftHaunt
  | HideWand
  | PlaceSorcerers
  | LiftSorcerers
  | AssignEntry
  | FinishPlacement
  | RollWanderingOrcs
  | PlaceOrc
  | CastSummon
  | PlaceSummoned
  | DesignateHaste
  | DesignateFireball
  | DesignateWandFireball
  | DesignateAttack
  | Withdraw
  | Resolve
  | Move
  | Advance
  | EndSegment
  | Resign
  | OfferDraw
  | AnswerDraw
