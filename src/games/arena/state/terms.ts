import type { AbilityId } from '../tables/abilities'
import type { ItemCardId } from '../tables/items'
import type { SpellId } from '../tables/spells'

/** West is the specification's seat 0, East its seat 1 (AA-1.1). */
export const SEATS = ['west', 'east'] as const
export type ArenaSeat = (typeof SEATS)[number]
/** Something for each seat. */
export type BySeat<Value> = Readonly<Record<ArenaSeat, Value>>

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

/**
 * The versions of the rules, oldest first: a game is played to its end under the one it was begun with, so that it
 * replays as it was played. 2 has the clauses on stranding, flight, stopped casts and amulets as amended (AA-7.6,
 * AA-10.7, AA-15.6, AA-15.8, AA-18.6, AA-19.7, AA-20.14); a rule that asks for the version says what was before.
 */
export const RULES_VERSIONS = [1, 2] as const
export type RulesVersion = (typeof RULES_VERSIONS)[number]
/** What new games begin with. */
export const NEWEST_RULES: RulesVersion = 2

declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }
/** The ground of a hex ('C5') or the air above it ('C5^'); two different places (AA-1.4). */
export type Space = Branded<'space'>
/** A creature in play, by its card and number ('orc-3'), or as a position file names it. */
export type CreatureId = Branded<'creature'>
export type ItemId = Branded<'item'>
export type CorpseId = Branded<'corpse'>
export type EnchantmentId = Branded<'enchantment'>
export type CastId = Branded<'cast'>

/** Something in play under its own ending: what it does is looked up by its source. */
export type MagicSource =
  | { readonly kind: 'spell'; readonly spell: SpellId }
  | { readonly kind: 'ability'; readonly ability: AbilityId }
  /** The ability of an item of a kind. */
  | { readonly kind: 'item'; readonly item: ItemCardId }
