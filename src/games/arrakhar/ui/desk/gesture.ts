import type { HexId } from '@/engine/kernel/hex'
import type { Hand as HandOf } from '@/table/commands/hand'
import type { Answer as AnswerOf, Idle } from '@/table/desk/answer'
import type { Command } from '../../commands'
import type { AimedSpell } from '../../commands/designations'
import type { Table, UnitId } from '../../state/position'

/** Units of one hex that are to move together. */
export interface UnitsPicked {
  readonly name: 'UnitsPicked'
  readonly hex: HexId
  readonly units: readonly UnitId[]
  /** Whether the group takes the wand along where it can. */
  readonly takesWand: boolean
}

/** What units do to another hex: each can be named with its actors or its target first. */
export type Aim = AimedSpell | 'summon' | 'attack'

interface AimWith<Name extends string, Target extends HexId | null> {
  readonly name: Name
  readonly aim: Aim
  /** Those who do it, of one hex unless they attack; nobody while the target alone is named. */
  readonly units: readonly UnitId[]
  readonly target: Target
  /** Whom an attack names, in the order in which they are lost. */
  readonly defenders: readonly UnitId[]
  /** Whether the target is the only one there is and was not chosen: a click on it chooses it, and does no more. */
  readonly isOffered?: boolean
}

/** Something that is to be done to another hex, as far as it is named. */
export type Aiming =
  | AimWith<'ActorsPicked', null>
  | AimWith<'TargetPicked', HexId>
  /** Actors and target, to be looked at before it is carried out. */
  | AimWith<'Aimed', HexId>

/** A wizard waiting in an entry hex and those it is to hasten (AR-9.6). */
export interface EntryHasteNamed {
  readonly name: 'EntryHasteNamed'
  readonly caster: UnitId
  readonly hex: HexId
  readonly units: readonly UnitId[]
}

/** Units that are to advance into an emptied hex. */
export interface NamingAdvance {
  readonly name: 'NamingAdvance'
  readonly hex: HexId
  readonly units: readonly UnitId[]
}

/** What the player is in the middle of doing; plain data, forgotten by Esc. */
export type Gesture = Idle | UnitsPicked | Aiming | EntryHasteNamed | NamingAdvance

/** What a chosen hex leads to. */
export type Answer = AnswerOf<Gesture, Command>

/** What players can do with the board in one segment. */
export type Hand = HandOf<Table, Gesture, Command>
