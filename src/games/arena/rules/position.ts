import type { HexId } from '@/engine/hex'
import type { AbilityId } from '../content/abilities'
import type { MapId } from '../content/boards'
import type { CreatureCardId } from '../content/creatures'
import type { ItemCardId } from '../content/items'
import type { Terrain } from '../content/names'
import type { SpellId } from '../content/spells'

/** West is the specification's seat 0, East its seat 1 (AA-1.1). */
export const SEATS = ['west', 'east'] as const
export type ArenaSeat = (typeof SEATS)[number]

declare const spaceBrand: unique symbol
/** The ground of a hex ('C5') or the air above it ('C5^'); two different places (AA-1.4). */
export type Space = string & { readonly [spaceBrand]: true }

declare const creatureBrand: unique symbol
/** A creature in play, by its card and number ('orc-3'), or as a position file names it. */
export type CreatureId = string & { readonly [creatureBrand]: true }

declare const itemBrand: unique symbol
export type ItemId = string & { readonly [itemBrand]: true }

declare const corpseBrand: unique symbol
export type CorpseId = string & { readonly [corpseBrand]: true }

declare const enchantmentBrand: unique symbol
export type EnchantmentId = string & { readonly [enchantmentBrand]: true }

declare const castBrand: unique symbol
export type CastId = string & { readonly [castBrand]: true }

/** Something for each seat. */
export type BySeat<Value> = Readonly<Record<ArenaSeat, Value>>

/** Optional variants, off by default (AA-25). */
export interface Variants {
  readonly terrainPool: boolean
  readonly wild: boolean
  readonly enclosed: boolean
}

/**
 * The versions of the rules, oldest first: a game is played to its end under the one it was begun with, so that it
 * replays as it was played. 2 has the clauses on stranding, flight, stopped casts and amulets as amended (AA-7.6,
 * AA-10.7, AA-15.6, AA-15.8, AA-18.6, AA-19.7, AA-20.14); a rule that asks for the version says what was before.
 */
export const RULES_VERSIONS = [1, 2] as const
export type RulesVersion = (typeof RULES_VERSIONS)[number]
/** What new games begin with. */
export const NEWEST_RULES: RulesVersion = 2

/** What the players agreed on before the game; it never changes during one. */
export interface Settings {
  readonly rules: RulesVersion
  readonly ruleset: 'advanced' | 'basic'
  readonly map: MapId
  readonly points: BySeat<number>
  /** Different spells that an army may list; 0 for any number (AA-2.5). */
  readonly spellCards: number
  readonly turnLimit: number
  readonly firstPlayer: ArenaSeat | 'roll'
  readonly variants: Variants
}

/** The phases of a turn in order (AA-3.1); `retreat` and `winning` run by themselves and are never waited in. */
export const PHASES = [
  'terrain',
  'equip1',
  'magic1',
  'movement',
  'magic2',
  'combat',
  'retreat',
  'equip2',
  'winning',
] as const
export type Phase = (typeof PHASES)[number]

/** Something in play under its own ending: what it does is looked up by its source. */
export type MagicSource =
  | { readonly kind: 'spell'; readonly spell: SpellId }
  | { readonly kind: 'ability'; readonly ability: AbilityId }
  /** The ability of an item of a kind. */
  | { readonly kind: 'item'; readonly item: ItemCardId }

/** What is pointed at by a declaration (B-1). */
export type Target =
  | { readonly kind: 'self' }
  /** Self, and the ground space it goes to (Teleport). */
  | { readonly kind: 'to'; readonly to: Space }
  | { readonly kind: 'creature'; readonly creature: CreatureId }
  | { readonly kind: 'corpse'; readonly corpse: CorpseId }
  | { readonly kind: 'item'; readonly item: ItemId }
  /** `terrain`: what a step of terrain is to make of it. */
  | { readonly kind: 'space'; readonly space: Space; readonly terrain?: Terrain }
  | { readonly kind: 'enchantment'; readonly enchantment: EnchantmentId }
  | { readonly kind: 'edge'; readonly edge: readonly [HexId, HexId] }

/** The air turns that a creature had when it landed (AA-10.7) or got on a mount in the air (AA-7.6), and in which turn. */
export interface Flown {
  readonly turns: number
  readonly turn: number
}

export interface Creature {
  readonly id: CreatureId
  readonly card: CreatureCardId
  /** Number in play: the order in which creatures are listed and dice rolled (AA-3.5). */
  readonly number: number
  readonly owner: ArenaSeat
  /** Who may use it now; null for a vehicle without a pilot (AA-8.2, AA-8.3). */
  readonly controller: ArenaSeat | null
  /** Null while it is still to be placed (AA-24.4). */
  readonly at: Space | null
  /** What it is mounted on. */
  readonly on: CreatureId | null
  /** Lasting changes (AA-21.2). */
  readonly power: number
  readonly move: number
  /** What a position file says in place of the printed figures; null for these. */
  readonly printedPower: number | null
  readonly printedMove: number | null
  /** Uses left of limited abilities. */
  readonly uses: Readonly<Partial<Record<AbilityId, number>>>
  /** 0 on the ground (AA-10.7). */
  readonly airTurns: number
  readonly moved: boolean
  readonly fired: boolean
  /** Took part in a fight of this Combat phase (AA-11.12). */
  readonly fought: boolean
  readonly instantUsed: boolean
  /** Began in this turn to cast what takes a Half Turn or longer, though it may have been stopped (AA-18.6). */
  readonly castBegun: boolean
  readonly cameFrom: Space | null
  readonly mounted: boolean
  readonly dismounted: boolean
  /** The space in which it stood when the turn began, if its unit could not have entered that (AA-15.8). */
  readonly strandedAt: Space | null
  /** What it takes up again when it is back in the air; null once a turn has begun on the ground. */
  readonly flown: Flown | null
}

export interface Item {
  readonly id: ItemId
  readonly card: ItemCardId
  readonly owner: ArenaSeat
  /** Where it lies, or who carries it. In the air only within an Equip and Mount phase (AA-6.9). */
  readonly place: { readonly at: Space } | { readonly by: CreatureId }
  /** Null where it can be used as often as wanted. */
  readonly uses: number | null
  readonly disenchanted: boolean
  readonly dropped: boolean
  readonly equipped: boolean
}

export interface Corpse {
  readonly id: CorpseId
  readonly card: CreatureCardId
  readonly owner: ArenaSeat
  readonly hex: HexId
}

/** What an enchantment is attached to (AA-21.4). */
export type Holder =
  | { readonly kind: 'creature'; readonly creature: CreatureId }
  | { readonly kind: 'item'; readonly item: ItemId }
  | { readonly kind: 'space'; readonly space: Space }
  | { readonly kind: 'edge'; readonly edge: readonly [HexId, HexId] }

export interface Enchantment {
  readonly id: EnchantmentId
  readonly source: MagicSource
  /** Whose magic it was. */
  readonly seat: ArenaSeat
  readonly on: Holder
  /** With which phase it ends by itself; null for none (AA-21.3). */
  readonly ends: 'movement' | 'combat' | null
  /** In whose Magic Phase 2 it works again (AA-21.6). */
  readonly repeats: ArenaSeat | null
  /** The turn in which it was made. */
  readonly turn: number
}

/** Magic declared and not yet in effect. */
export interface Cast {
  readonly id: CastId
  readonly source: MagicSource
  readonly caster: CreatureId
  /** The item used, if it is an item's. */
  readonly item: ItemId | null
  readonly target: Target
  readonly seat: ArenaSeat
  /** The turn in which it was declared. */
  readonly turn: number
  /** The turn in whose Magic Phase 2 it takes effect; null: in the phase in which it was declared. */
  readonly due: number | null
  /** Paid from the pool, and given back out of range (AA-20.13). */
  readonly paid: number
}

export interface Hex {
  readonly terrain: Terrain
  readonly control: ArenaSeat | null
  /** The last turn of the storm above it; null without one (AA-4.11). */
  readonly storm: number | null
  /** Whether its ground was changed in this turn (AA-15.8). */
  readonly fresh: boolean
}

/** Who attacks a space and waits for a choice (AA-12.2, AA-13.6). */
export interface PendingChoice {
  readonly seat: ArenaSeat
  readonly space: Space
  readonly eligible: readonly CreatureId[]
  readonly reason: 'targeted' | 'poison'
}

/** A fight being settled: what is still to come of it when a choice has been made (AA-11.8). */
export interface OpenFight {
  readonly space: Space
  readonly winner: ArenaSeat | null
  /** Losses still to be settled, in order; `whose` loses a creature. */
  readonly losses: readonly FightLoss[]
  /** Both sides as they stood when the totals were made, shooters left out. */
  readonly fighters: BySeat<readonly CreatureId[]>
  /** Who must retreat when all is settled (AA-11.6, AA-11.7). */
  readonly retreats: readonly ArenaSeat[]
}

export interface FightLoss {
  readonly whose: ArenaSeat
  readonly reason: 'combat' | 'poison'
  /** Whom the other seat may choose; [] leaves it to chance. */
  readonly eligible: readonly CreatureId[]
}

/** State that exists only in one phase. */
export type Progress =
  /** Armies are drawn up; `side` of the table is the seat that does. */
  | { readonly phase: 'build' }
  | { readonly phase: 'placeBasic' }
  /** `pooled`: points of the terrain pool used in this turn (AA-25.1). */
  | { readonly phase: 'terrain'; readonly budget: number; readonly pooled: number }
  | { readonly phase: 'equip1' | 'equip2' }
  | {
      readonly phase: 'magic1' | 'magic2'
      /** The seat with the bout (AA-19.5). */
      readonly bout: ArenaSeat
      /** 1 for the first bout. */
      readonly nth: number
      readonly declared: boolean
      /** Declared in this phase, in order. */
      readonly queue: readonly CastId[]
    }
  | { readonly phase: 'movement' }
  | {
      readonly phase: 'combat'
      /** Who fires where (AA-14.2). */
      readonly shots: Readonly<Record<CreatureId, Space>>
      /** Spaces whose fights are settled. */
      readonly settled: readonly Space[]
      readonly fight: OpenFight | null
      readonly choice: PendingChoice | null
      /** Who must retreat after Combat, and as what (AA-15.3, AA-15.4). */
      readonly marks: Readonly<Record<CreatureId, 'attacker' | 'defender'>>
    }
  | { readonly phase: 'over' }

export type ProgressOf<P extends Progress['phase']> = Extract<Progress, { phase: P }>

/** How a game ended. */
export interface Ending {
  readonly winner: ArenaSeat | 'draw'
  readonly by: 'king' | 'elimination' | 'turnLimit' | 'concession'
}

/** Everything that lies open on the table. */
export interface Table {
  readonly settings: Settings
  /** Counted across both seats, from 1; 0 before play (AA-3.2). */
  readonly turn: number
  /** Who moved first; null before that is known. */
  readonly first: ArenaSeat | null
  /** The seat whose turn it is; in the set-up the seat that draws up or places. */
  readonly active: ArenaSeat
  readonly now: Progress
  readonly hexes: Readonly<Record<HexId, Hex>>
  /** In the order of their numbers. */
  readonly creatures: readonly Creature[]
  readonly items: readonly Item[]
  readonly corpses: readonly Corpse[]
  /** In the order made. */
  readonly enchantments: readonly Enchantment[]
  /** In the order declared. */
  readonly casts: readonly Cast[]
  /** Who used what kind of item this turn (AA-6.6). */
  readonly itemUses: Readonly<Record<CreatureId, readonly ItemCardId[]>>
  readonly pools: BySeat<number>
  readonly terrainPools: BySeat<number>
  /** Spell cards that were declared at least once, in the order of the catalogue (AA-17.6). */
  readonly revealed: BySeat<readonly SpellId[]>
  /** How many spell cards a seat's army lists, revealed ones too (AA-1.9). */
  readonly spellCount: BySeat<number>
  /** Which armies are final (AA-2.6). */
  readonly locked: BySeat<boolean>
  /** The number of the next creature, and of the next item, corpse, enchantment or cast. */
  readonly next: { readonly creature: number; readonly other: number }
  readonly ending: Ending | null
}

/** An army list (AA-2.1): cards, each as often as it is bought. */
export interface Army {
  readonly creatures: readonly CreatureCardId[]
  readonly items: readonly ItemCardId[]
  readonly spells: readonly SpellId[]
  /** Points set aside to change terrain (AA-25.1). */
  readonly terrainPool: number
}

/** What not everybody may know. */
export interface Secrets {
  /** All spell cards of a seat's army, revealed ones too. */
  readonly spells: BySeat<readonly SpellId[]>
  /** Army lists being drawn up; null when none is laid down or play has begun. */
  readonly lists: BySeat<Army | null>
}

/** The whole game at one moment, as plain data. */
export interface Position extends Table {
  readonly secrets: Secrets
}
