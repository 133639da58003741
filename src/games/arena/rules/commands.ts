import type { HexId } from '@/engine/hex'
import type { AbilityId } from '../content/abilities'
import type { CreatureCardId } from '../content/creatures'
import type { ItemCardId } from '../content/items'
import type { Terrain } from '../content/names'
import type { SpellId } from '../content/spells'
import type { ArenaSeat, CreatureId, ItemId, Space, Target } from './position'

/** Every command says who gives it: a seat may try to decide what is not its decision (AA-3.7). */
interface Given<Type extends string> {
  readonly type: Type
  readonly seat: ArenaSeat
}

export interface BuildArmy extends Given<'buildArmy'> {
  readonly creatures: readonly CreatureCardId[]
  readonly items: readonly ItemCardId[]
  readonly spells: readonly SpellId[]
  readonly terrainPool?: number
}
export type LockArmy = Given<'lockArmy'>
export interface PlaceBasic extends Given<'placeBasic'> {
  readonly creature: CreatureId
  readonly hex: HexId
}
export interface ChangeTerrain extends Given<'changeTerrain'> {
  readonly hex: HexId
  readonly to: Terrain
}
export interface SetStorm extends Given<'setStorm'> {
  readonly hex: HexId
  readonly on: boolean
}
export type EndPhase = Given<'endPhase'>
export interface Equip extends Given<'equip'> {
  readonly creature: CreatureId
  readonly item: ItemId
}
export interface Drop extends Given<'drop'> {
  readonly creature: CreatureId
  readonly item: ItemId
}
export interface Mount extends Given<'mount'> {
  readonly rider: CreatureId
  readonly mount: CreatureId
}
export interface Dismount extends Given<'dismount'> {
  readonly rider: CreatureId
}
export interface DeclareSpell extends Given<'declareSpell'> {
  readonly caster: CreatureId
  readonly spell: SpellId
  readonly target: Target
}
/** The creature's own ability, or that of an item it carries. */
export interface DeclareAbility extends Given<'declareAbility'> {
  readonly user: CreatureId
  /** Null where the item's is used. */
  readonly ability: AbilityId | null
  readonly item: ItemId | null
  readonly target: Target
}
export interface StopCasting extends Given<'stopCasting'> {
  readonly caster: CreatureId
}
export type PassMagic = Given<'passMagic'>
/** `path`: hexes entered in order, the first not the unit's own. */
export interface Walk extends Given<'walk'> {
  readonly unit: CreatureId
  readonly path: readonly HexId[]
}
/** The air spaces of `path`, taking off first if the unit is on the ground, landing at the end if it is told to. */
export interface Fly extends Given<'fly'> {
  readonly unit: CreatureId
  readonly path: readonly HexId[]
  readonly land: boolean
}
export interface Fire extends Given<'fire'> {
  readonly shooter: CreatureId
  readonly target: Space
}
export interface AttackVehicle extends Given<'attackVehicle'> {
  readonly vehicle: CreatureId
  readonly attackers: readonly CreatureId[]
}
export interface Resolve extends Given<'resolve'> {
  readonly space: Space
}
/** Null leaves it to chance (AA-12.5). */
export interface ChooseCasualty extends Given<'chooseCasualty'> {
  readonly creature: CreatureId | null
}
export type Concede = Given<'concede'>

/** Everything a seat may ask for (B-1). */
export type Command =
  | BuildArmy
  | LockArmy
  | PlaceBasic
  | ChangeTerrain
  | SetStorm
  | EndPhase
  | Equip
  | Drop
  | Mount
  | Dismount
  | DeclareSpell
  | DeclareAbility
  | StopCasting
  | PassMagic
  | Walk
  | Fly
  | Fire
  | AttackVehicle
  | Resolve
  | ChooseCasualty
  | Concede
