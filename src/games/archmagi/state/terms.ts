import type { HexId } from '@/engine/kernel/hex'
import type { ArtifactId } from '../tables/artifacts'
import type { ChitId } from '../tables/chits'
import type { MageSeat } from '../tables/seats'
import type { SpellId } from '../tables/spells'
import type { UnitType } from '../tables/units'
import type { Keyword, Pile } from '../tables/vocabulary'

declare const unitIdBrand: unique symbol
/** A unit on the map. */
export type UnitId = string & { readonly [unitIdBrand]: true }

/** The phases of a turn, in order (AM-4.1). */
export const PHASES = ['recruitUnits', 'recruitSpells', 'scout', 'movement', 'exploration', 'battle'] as const
export type Phase = (typeof PHASES)[number]

/**
 * Units of one seat in one hex (AM-5.1): seat and hex are all that a banner stands for. Its number, which has no effect
 * on the rules, is not kept (AM-1.9).
 */
export interface StackRef {
  readonly hex: HexId
  readonly owner: MageSeat
}

/** What a spell, a power or an action is aimed at, by the slots of its row (AM-E.0.2). */
export interface Targets {
  readonly unit?: UnitId
  readonly heroes?: readonly UnitId[]
  readonly chit?: UnitType
  readonly stack?: StackRef
  readonly stacks?: readonly StackRef[]
  readonly hex?: HexId
  readonly side?: readonly [HexId, HexId]
  readonly artifact?: ArtifactId
  readonly kin?: string
  readonly gift?: string
  readonly poison?: string
  readonly what?: string
  readonly pile?: Pile
}

/** A spell to be cast, in a battle or out of one. */
export interface Casting {
  readonly caster: UnitId
  readonly spell: SpellId
  readonly targets: Targets
  /** Cast together with this chit, from anywhere (AM-M.11). */
  readonly farcast?: SpellId
  /** The Scrolls that it is cast from (AM-A.47). */
  readonly from?: ArtifactId
  /** Whether what it creates or fetches becomes the combatant (AM-11.22). */
  readonly enter?: boolean
}

/** Something planned for an exchange (AM-11.12). */
export type PlanItem =
  | {
      readonly kind: 'swap'
      readonly unit: UnitId
      readonly with: UnitId
      readonly by: 'skirmish' | 'vanish'
    }
  | { readonly kind: 'guard'; readonly unit: UnitId }
  | { readonly kind: 'leave'; readonly unit: UnitId; readonly to: HexId; readonly with?: UnitId }
  | { readonly kind: 'support'; readonly unit: UnitId }
  | { readonly kind: 'paralyze'; readonly unit: UnitId; readonly target: UnitId }
  | {
      readonly kind: 'artifact'
      readonly unit: UnitId
      readonly artifact: ArtifactId
      readonly targets?: Targets
      /** Which of what it offers, from 0. */
      readonly choose?: number
      readonly enter?: boolean
    }
  | { readonly kind: 'power'; readonly power: string; readonly targets: Targets; readonly enter?: boolean }
  | ({ readonly kind: 'cast' } & Casting)

/** What can be done once in a turn (AM-K.10), beside powers by their ids. */
export type TurnUse =
  | 'moved'
  | 'ridden'
  | 'mounted'
  | 'scout'
  | 'steal'
  | 'vanish'
  | 'fed'
  | 'orb'
  | (string & {})

/** What can be done once in a battle. */
export type BattleUse = Keyword | (string & {})

/** One of the dice of a roll that may be rolled again (AM-D.4). */
export interface Die {
  readonly id: string
  readonly seat: MageSeat
  readonly value: number
}

export type { ArtifactId, ChitId, MageSeat, Pile, SpellId, UnitType }
