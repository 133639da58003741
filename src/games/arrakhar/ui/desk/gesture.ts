import type { HexId } from '@/engine/hex'
import type { Answer as AnswerOf, Idle } from '@/table/desk/answer'
import type { HauntId } from '../../content/units'
import type { Command } from '../../commands'
import type { AimedSpell } from '../../commands/designations'
import type { UnitId } from '../../rules/position'

/** Units of one hex that are to move together. */
export interface UnitsPicked {
  readonly name: 'UnitsPicked'
  readonly hex: HexId
  readonly units: readonly UnitId[]
  /** Whether the group takes the wand along where it can. */
  readonly takesWand: boolean
}

/** Casters of one hex, their target still open. */
export interface CasterPicked {
  readonly name: 'CasterPicked'
  readonly spell: AimedSpell
  readonly hex: HexId
  readonly casters: readonly UnitId[]
}

/** A target, its caster still open. */
export interface TargetPicked {
  readonly name: 'TargetPicked'
  readonly spell: AimedSpell
  readonly target: HexId
}

/** Casters and target, to be looked at before they are designated. */
export interface SpellAimed {
  readonly name: 'SpellAimed'
  readonly spell: AimedSpell
  readonly hex: HexId
  readonly casters: readonly UnitId[]
  readonly target: HexId
}

/** A wizard waiting in an entry hex and those it is to hasten (AR-9.6). */
export interface EntryHasteNamed {
  readonly name: 'EntryHasteNamed'
  readonly caster: UnitId
  readonly hex: HexId
  readonly units: readonly UnitId[]
}

export interface SummonerPicked {
  readonly name: 'SummonerPicked'
  readonly hex: HexId
  readonly sorcerer: UnitId
}

export interface HauntPicked {
  readonly name: 'HauntPicked'
  readonly haunt: HauntId
}

export interface SummonNamed {
  readonly name: 'SummonNamed'
  readonly sorcerer: UnitId
  readonly haunt: HauntId
}

export interface AttackersPicked {
  readonly name: 'AttackersPicked'
  readonly attackers: readonly UnitId[]
}

/** An attack with its target known; attackers may still be missing. */
export interface NamingAttack {
  readonly name: 'NamingAttack'
  readonly attackers: readonly UnitId[]
  readonly hex: HexId
  readonly defenders: readonly UnitId[]
}

/** Units that are to advance into an emptied hex. */
export interface NamingAdvance {
  readonly name: 'NamingAdvance'
  readonly hex: HexId
  readonly units: readonly UnitId[]
}

/** What the player is in the middle of doing; plain data, forgotten by Esc. */
export type Gesture =
  | Idle
  | UnitsPicked
  | CasterPicked
  | TargetPicked
  | SpellAimed
  | EntryHasteNamed
  | SummonerPicked
  | HauntPicked
  | SummonNamed
  | AttackersPicked
  | NamingAttack
  | NamingAdvance

/** What a chosen hex leads to. */
export type Answer = AnswerOf<Gesture, Command>
