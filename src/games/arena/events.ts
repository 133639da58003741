import type { HexId } from '@/engine/kernel/hex'
import { event, type EventOf } from '@/engine/declare/event'
import type { CreatureCardId } from './tables/creatures'
import type { ItemCardId } from './tables/items'
import type { Terrain } from './tables/names'
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
} from './state/position'

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

/** What can happen, for the log: what each event tells, and who may know it where not everybody may. */
export const EVENTS = {
  /** An army being drawn up is its seat's own affair until it is locked (AA-2.6). */
  armyDrawnUp: event<{ seat: ArenaSeat }>({ audience: ({ seat }) => [seat] }),
  armyLocked: event<{ seat: ArenaSeat }>(),
  armiesRevealed: event<object>({ barrier: 'The armies were revealed.' }),
  firstPlayer: event<{ seat: ArenaSeat; roll: number | null }>(),
  placed: event<{ creature: CreatureId; hex: HexId }>(),
  phaseBegun: event<{ turn: number; seat: ArenaSeat; phase: Phase }>(),
  terrainChanged: event<{ hex: HexId; from: Terrain; to: Terrain; cost: number }>(),
  stormSet: event<{ hex: HexId; on: boolean; cost: number }>(),
  stormPassed: event<{ hex: HexId }>(),
  controlChanged: event<{ hex: HexId; seat: ArenaSeat | null }>(),
  equipped: event<{ creature: CreatureId; item: ItemId }>(),
  dropped: event<{ creature: CreatureId; item: ItemId; at: Space }>(),
  itemFell: event<{ item: ItemId; hex: HexId }>(),
  itemGone: event<{ item: ItemId; card: ItemCardId; by: 'used' | 'destroyed' }>(),
  itemDisenchanted: event<{ item: ItemId }>(),
  mounted: event<{ rider: CreatureId; mount: CreatureId }>(),
  dismounted: event<{ rider: CreatureId; mount: CreatureId }>(),
  controllerChanged: event<{ creature: CreatureId; seat: ArenaSeat | null }>(),
  declared: event<{
    cast: CastId
    source: MagicSource
    caster: CreatureId
    target: Target
    cost: number
    /** The turn in whose Magic Phase 2 it works; null: in this phase. */
    due: number | null
  }>(),
  spellRevealed: event<{ seat: ArenaSeat; source: MagicSource }>({ barrier: 'A spell card was revealed.' }),
  boutEnded: event<{ seat: ArenaSeat; skipped: boolean }>(),
  tookEffect: event<{
    source: MagicSource
    caster: CreatureId | null
    target: Target | null
    /** Whether it is the repeat of an enchantment (AA-21.6). */
    repeat: boolean
  }>(),
  failed: event<{
    source: MagicSource
    caster: CreatureId
    why: Failure
    /** Given back to the pool (AA-20.13). */
    refund: number
  }>(),
  blastRolled: event<{ creature: CreatureId; roll: number; need: number }>(),
  changed: event<{ creature: CreatureId; what: 'power' | 'move'; by: number }>(),
  enchanted: event<{ enchantment: EnchantmentId; source: MagicSource; on: Holder }>(),
  enchantmentEnded: event<{ enchantment: EnchantmentId; source: MagicSource; on: Holder }>(),
  created: event<{ creature: CreatureId; card: CreatureCardId; at: Space }>(),
  resurrected: event<{ creature: CreatureId; card: CreatureCardId; at: Space }>(),
  carried: event<{ creature: CreatureId; from: Space; to: Space }>(),
  walked: event<{ unit: CreatureId; from: Space; path: readonly HexId[] }>(),
  flew: event<{ unit: CreatureId; from: Space; path: readonly HexId[]; landed: boolean }>(),
  landed: event<{ unit: CreatureId; at: Space }>(),
  fired: event<{ shooter: CreatureId; target: Space }>(),
  fought: event<{
    space: Space
    attack: number
    defense: number
    winner: ArenaSeat | null
    /** Blunt attacks spared the losers (AA-12.8). */
    spared: boolean
  }>(),
  vehicleAttacked: event<{ vehicle: CreatureId; attack: number; defense: number; destroyed: boolean }>(),
  casualtyChosen: event<{ seat: ArenaSeat; creature: CreatureId | null; reason: 'targeted' | 'poison' }>(),
  casualtyDrawn: event<{ creature: CreatureId; among: number; reason: 'combat' | 'poison' }>(),
  /** Saved from a combat death (AA-11.10), or immune to poison (AA-13.4). */
  spared: event<{ creature: CreatureId; why: 'saved' | 'immune' }>(),
  died: event<{
    creature: CreatureId
    card: CreatureCardId
    /** In play: what it is called by after its death. */
    number: number
    owner: ArenaSeat
    at: Space
    cause: DeathCause
  }>(),
  corpseUsed: event<{ corpse: CorpseId; hex: HexId }>(),
  retreated: event<{ unit: CreatureId; from: Space; to: Space; among: number }>(),
  conceded: event<{ seat: ArenaSeat }>(),
  gameEnded: event<{ ending: Ending }>(),
}

/** What happened. */
export type Event = EventOf<typeof EVENTS>
