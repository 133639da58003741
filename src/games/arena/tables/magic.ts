import type { Attribute, Terrain } from './names'

/** The nine types of magic in alphabetical order, and Tech, which is not magic (AA-17.7). */
export const MAGIC_TYPES = [
  'Charm',
  'Creature',
  'Death',
  'Destruction',
  'Holy',
  'Illusion',
  'Meta',
  'Nature',
  'Spacetime',
] as const
export type MagicType = (typeof MAGIC_TYPES)[number]
export type EffectType = MagicType | 'Tech'

/** When an effect is declared and when it works (AA-18). */
export type CastingTime = 'Continuous' | 'Counterspell' | 'Instant' | 'Half Turn' | '1 Turn' | '2 Turns'

/** What an effect is aimed at (AA-20). */
export type TargetKind =
  | 'Self'
  | 'Creature'
  | 'Corpse'
  | 'Item'
  | 'Hex'
  | 'Creatures in hex'
  | 'Multi-hex'
  | 'Creatures in multi-hex'
  | 'Enchantment'
  | 'Edge'

/** How long an effect lasts (AA-21). */
export type Duration =
  | 'Continuous'
  | 'Instantaneous'
  | '1 phase'
  | 'Until dispelled'
  | 'Instantaneous, repeating'

export type AttackType = 'Standard' | 'Targeted' | 'Blunt'

/** A ranged attack (AA-14.1); range in hexes, the air one more than the ground below. */
export interface Ranged {
  readonly power: number
  readonly attack: AttackType
  readonly poison: number
  readonly min: number
  readonly max: number
}

/** Whom an effect passes over. */
interface Only {
  readonly only?: Attribute
  readonly except?: readonly Attribute[]
}

/** What magic does (AA-22), by the keys of the specification. */
export type Effect =
  | ({ readonly key: 'power'; readonly amount: number } & Only)
  | ({ readonly key: 'rangedPower'; readonly amount: number } & Only)
  | { readonly key: 'move'; readonly amount: number; readonly flight?: boolean }
  | { readonly key: 'poison'; readonly amount: number }
  | { readonly key: 'freeMovement' }
  | { readonly key: 'grantFlight'; readonly speed: number; readonly duration: number }
  | ({ readonly key: 'grantRanged' } & Ranged)
  | { readonly key: 'blast'; readonly need: number }
  | ({ readonly key: 'kill'; readonly maxPower: number } & Only)
  | { readonly key: 'attackType'; readonly to: AttackType; readonly melee?: boolean }
  | { readonly key: 'hold' }
  | { readonly key: 'entangle' }
  | { readonly key: 'control' }
  | { readonly key: 'saveFromCombatDeath' }
  | { readonly key: 'immunity'; readonly types: readonly MagicType[] }
  | { readonly key: 'shieldFromMagic' }
  | { readonly key: 'protectFromSpells' }
  | { readonly key: 'untargetable'; readonly by: readonly ('targetedAttack' | 'enemyMagic')[] }
  | { readonly key: 'antiMagic' }
  | { readonly key: 'barrier'; readonly blocks: 'ground' | 'air' }
  | { readonly key: 'closeSpaces' }
  | { readonly key: 'terrainStep'; readonly mode: 'choose' | 'towardWater' }
  | { readonly key: 'terrainSet'; readonly to: Terrain }
  | { readonly key: 'storm'; readonly on: boolean }
  | { readonly key: 'blockMagic' }
  | { readonly key: 'silence' }
  | { readonly key: 'dispel' }
  | { readonly key: 'dispelArea' }
  | { readonly key: 'destroyItem' }
  | { readonly key: 'disenchantItem' }
  | { readonly key: 'create'; readonly type: 'zombie' | 'phantom'; readonly consumesCorpse?: boolean }
  | { readonly key: 'resurrect' }
  | { readonly key: 'recall' }
  | { readonly key: 'teleport' }
export type EffectKey = Effect['key']

/** Further demands on a target (AA-20.15). */
export interface TargetNeeds {
  readonly level?: 'ground' | 'air'
  readonly changeable?: boolean
  readonly attribute?: Attribute
  readonly notAttribute?: Attribute
  readonly notVehicle?: boolean
  readonly notStacked?: boolean
  readonly ownArmy?: boolean
  readonly ownSide?: boolean
  readonly notCarrying?: boolean
  readonly destination?: 'freeGround'
}

/** An effect as printed: a spell, or the ability of a creature or an item. */
export interface Magic {
  readonly name: string
  readonly type: EffectType
  /** 1 to 3. */
  readonly level: number
  readonly casting: CastingTime
  readonly target: TargetKind
  /** Hexes (AA-20.12). */
  readonly range: number
  readonly duration: Duration
  readonly effects: readonly Effect[]
  readonly needs?: TargetNeeds
}

/** A spell card: magic that is paid from the pool (AA-17.5). */
export interface SpellCard extends Magic {
  readonly type: MagicType
  readonly cost: number
}
