import type { HexId } from '@/engine/hex'
import type { CreatureCardId } from '../content/creatures'
import type { ItemCardId } from '../content/items'
import type { Terrain } from '../content/names'
import type {
  ArenaSeat,
  CastId,
  CorpseId,
  CreatureId,
  EnchantmentId,
  Ending,
  Holder,
  ItemId,
  MagicSource,
  Phase,
  Space,
  Target,
} from './position'

/** Why a creature left play (AA-16.1). */
export type DeathCause =
  | 'combat'
  | 'poison'
  | 'magic'
  /** Had nowhere to retreat to, or could not land. */
  | 'noWayOut'
  /** Its mount died in the air. */
  | 'fall'
  /** A vehicle lost its last pilot in the air. */
  | 'crash'
  /** An abandoned vehicle was attacked. */
  | 'wrecked'

/** Why magic did not work (AA-19.8). */
export type Failure =
  | 'casterDead'
  | 'silenced'
  | 'blocked'
  | 'itemGone'
  | 'suppressed'
  | 'targetGone'
  | 'outOfRange'
  | 'noEffect'
  | 'engaged'
  | 'stopped'
  | 'controlLost'
  | 'unseated'
  /** Its caster retreated on its own feet (AA-15.13). */
  | 'retreated'

/** What happened, for the log; which seats may know it is told by `audienceOf`. */
export type Event =
  | { readonly type: 'armyDrawnUp'; readonly seat: ArenaSeat }
  | { readonly type: 'armyLocked'; readonly seat: ArenaSeat }
  | { readonly type: 'armiesRevealed' }
  | { readonly type: 'firstPlayer'; readonly seat: ArenaSeat; readonly roll: number | null }
  | { readonly type: 'placed'; readonly creature: CreatureId; readonly hex: HexId }
  | { readonly type: 'phaseBegun'; readonly turn: number; readonly seat: ArenaSeat; readonly phase: Phase }
  | {
      readonly type: 'terrainChanged'
      readonly hex: HexId
      readonly from: Terrain
      readonly to: Terrain
      readonly cost: number
    }
  | { readonly type: 'stormSet'; readonly hex: HexId; readonly on: boolean; readonly cost: number }
  | { readonly type: 'stormPassed'; readonly hex: HexId }
  | { readonly type: 'controlChanged'; readonly hex: HexId; readonly seat: ArenaSeat | null }
  | { readonly type: 'equipped'; readonly creature: CreatureId; readonly item: ItemId }
  | { readonly type: 'dropped'; readonly creature: CreatureId; readonly item: ItemId; readonly at: Space }
  | { readonly type: 'itemFell'; readonly item: ItemId; readonly hex: HexId }
  | {
      readonly type: 'itemGone'
      readonly item: ItemId
      readonly card: ItemCardId
      readonly by: 'used' | 'destroyed'
    }
  | { readonly type: 'itemDisenchanted'; readonly item: ItemId }
  | { readonly type: 'mounted'; readonly rider: CreatureId; readonly mount: CreatureId }
  | { readonly type: 'dismounted'; readonly rider: CreatureId; readonly mount: CreatureId }
  | { readonly type: 'controllerChanged'; readonly creature: CreatureId; readonly seat: ArenaSeat | null }
  | {
      readonly type: 'declared'
      readonly cast: CastId
      readonly source: MagicSource
      readonly caster: CreatureId
      readonly target: Target
      readonly cost: number
      /** The turn in whose Magic Phase 2 it works; null: in this phase. */
      readonly due: number | null
    }
  | { readonly type: 'spellRevealed'; readonly seat: ArenaSeat; readonly source: MagicSource }
  | { readonly type: 'boutEnded'; readonly seat: ArenaSeat; readonly skipped: boolean }
  | {
      readonly type: 'tookEffect'
      readonly source: MagicSource
      readonly caster: CreatureId | null
      readonly target: Target | null
      /** Whether it is the repeat of an enchantment (AA-21.6). */
      readonly repeat: boolean
    }
  | {
      readonly type: 'failed'
      readonly source: MagicSource
      readonly caster: CreatureId
      readonly why: Failure
      /** Given back to the pool (AA-20.13). */
      readonly refund: number
    }
  | {
      readonly type: 'blastRolled'
      readonly creature: CreatureId
      readonly roll: number
      readonly need: number
    }
  | {
      readonly type: 'changed'
      readonly creature: CreatureId
      readonly what: 'power' | 'move'
      readonly by: number
    }
  | {
      readonly type: 'enchanted'
      readonly enchantment: EnchantmentId
      readonly source: MagicSource
      readonly on: Holder
    }
  | {
      readonly type: 'enchantmentEnded'
      readonly enchantment: EnchantmentId
      readonly source: MagicSource
      readonly on: Holder
    }
  | {
      readonly type: 'created'
      readonly creature: CreatureId
      readonly card: CreatureCardId
      readonly at: Space
    }
  | {
      readonly type: 'resurrected'
      readonly creature: CreatureId
      readonly card: CreatureCardId
      readonly at: Space
    }
  | { readonly type: 'carried'; readonly creature: CreatureId; readonly from: Space; readonly to: Space }
  | {
      readonly type: 'walked'
      readonly unit: CreatureId
      readonly from: Space
      readonly path: readonly HexId[]
    }
  | {
      readonly type: 'flew'
      readonly unit: CreatureId
      readonly from: Space
      readonly path: readonly HexId[]
      readonly landed: boolean
    }
  | { readonly type: 'landed'; readonly unit: CreatureId; readonly at: Space }
  | { readonly type: 'fired'; readonly shooter: CreatureId; readonly target: Space }
  | {
      readonly type: 'fought'
      readonly space: Space
      readonly attack: number
      readonly defense: number
      readonly winner: ArenaSeat | null
      /** Blunt attacks spared the losers (AA-12.8). */
      readonly spared: boolean
    }
  | {
      readonly type: 'vehicleAttacked'
      readonly vehicle: CreatureId
      readonly attack: number
      readonly defense: number
      readonly destroyed: boolean
    }
  | {
      readonly type: 'casualtyChosen'
      readonly seat: ArenaSeat
      readonly creature: CreatureId | null
      readonly reason: 'targeted' | 'poison'
    }
  | {
      readonly type: 'casualtyDrawn'
      readonly creature: CreatureId
      readonly among: number
      readonly reason: 'combat' | 'poison'
    }
  /** Saved from a combat death (AA-11.10), or immune to poison (AA-13.4). */
  | { readonly type: 'spared'; readonly creature: CreatureId; readonly why: 'saved' | 'immune' }
  | {
      readonly type: 'died'
      readonly creature: CreatureId
      readonly card: CreatureCardId
      /** In play: what it is called by after its death. */
      readonly number: number
      readonly owner: ArenaSeat
      readonly at: Space
      readonly cause: DeathCause
    }
  | { readonly type: 'corpseUsed'; readonly corpse: CorpseId; readonly hex: HexId }
  | {
      readonly type: 'retreated'
      readonly unit: CreatureId
      readonly from: Space
      readonly to: Space
      readonly among: number
    }
  | { readonly type: 'conceded'; readonly seat: ArenaSeat }
  | { readonly type: 'gameEnded'; readonly ending: Ending }
