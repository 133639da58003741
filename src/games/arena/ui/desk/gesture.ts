import type { HexId } from '@/engine/kernel/hex'
import type { Hand as HandOf } from '@/table/commands/hand'
import type { Answer as AnswerOf, Idle } from '@/table/desk/answer'
import type { Command } from '../../commands'
import type { View } from '../../state/view'
import type { CreatureId, ItemId, MagicSource, Target } from '../../state/position'

/** A hex whose ground, creatures or fights are to be dealt with. */
export interface HexPicked {
  readonly name: 'HexPicked'
  readonly hex: HexId
}

/** A creature that is to do something: move, take an item, cast, fire, be placed. */
export interface CreaturePicked {
  readonly name: 'CreaturePicked'
  readonly creature: CreatureId
}

/** A hex that the creature in hand can deal with in several ways: walk or fly to, fire at its ground or its air. */
export interface WayAsked {
  readonly name: 'WayAsked'
  readonly creature: CreatureId
  readonly hex: HexId
}

/** A caster and what it uses. */
export interface Casting {
  readonly caster: CreatureId
  readonly source: MagicSource
  readonly item: ItemId | null
}

/** Magic that is about to be used, the target still open. */
export interface MagicPicked extends Casting {
  readonly name: 'MagicPicked'
  /** Where the target is to be found, when one hex holds several. */
  readonly hex: HexId | null
}

/** Magic with its target, to be looked at before it is declared. */
export interface MagicAimed extends Casting {
  readonly name: 'MagicAimed'
  readonly target: Target
}

/** A vehicle without a pilot, and who is to attack it. */
export interface VehiclePicked {
  readonly name: 'VehiclePicked'
  readonly vehicle: CreatureId
  readonly attackers: readonly CreatureId[]
}

/** What the player is in the middle of doing; plain data, forgotten by Esc. */
export type Gesture = Idle | HexPicked | CreaturePicked | WayAsked | MagicPicked | MagicAimed | VehiclePicked

/** What the controls of the panels ask of the gesture. */
export type Adjustment = { readonly type: 'cancel' } | { readonly type: 'pick'; readonly gesture: Gesture }

/** What a chosen hex leads to. */
export type Answer = AnswerOf<Gesture, Command>

/** What players can do with the board in one phase. */
export type Hand = HandOf<View, Gesture, Command>

/** Whom a gesture has in hand: to act or to cast. */
export function creatureOfGesture(gesture: Gesture): CreatureId | undefined {
  if ('creature' in gesture) return gesture.creature
  return 'caster' in gesture ? gesture.caster : undefined
}
