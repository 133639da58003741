import type { HexId } from '@/engine/kernel/hex'

import type { BoardSite, Icon } from '../board-props'
import type { SeenCounter } from './seen-counter'

type Counters = readonly SeenCounter[]

/** Counters slide along a path, start included; `before` is what stood at its end until they came. */
export interface MoveEffect {
  readonly kind: 'move'
  readonly counters: Counters
  readonly path: readonly HexId[]
  readonly before: Counters
  /** The treasure that they carry along. */
  readonly prize?: BoardSite
}

/** Counters are turned over; `before` is what lies beside them. */
export interface FlipEffect {
  readonly kind: 'flip'
  readonly hex: HexId
  readonly from: Counters
  readonly to: Counters
  readonly before: Counters
}

/** Counters go out of play; `before` is the whole stack as it was. */
export interface FallEffect {
  readonly kind: 'fall'
  readonly hex: HexId
  readonly counters: Counters
  readonly before: Counters
  readonly manner: 'struck' | 'burnt' | 'leaving'
}

/** Fire flies from hex to hex and flares up where it strikes. */
export interface FireEffect {
  readonly kind: 'fire'
  readonly from: HexId
  readonly to: HexId
  /** Whether it is cast with the treasure. */
  readonly isTreasures: boolean
}

/** Counters rise at a place of magic, or only the circle is drawn there; `before` stood there already. */
export interface SummonEffect {
  readonly kind: 'summon'
  readonly hex: HexId
  readonly counters: Counters
  readonly before: Counters
}

/** Counters are set down by hand; `before` stood there already. */
export interface LandEffect {
  readonly kind: 'land'
  readonly hex: HexId
  readonly counters: Counters
  readonly before: Counters
}

/** A spell of help flies from hex to hex. */
export interface AidEffect {
  readonly kind: 'aid'
  readonly from: HexId
  readonly to: HexId
}

/** A missile flies from hex to hex. */
export interface ShotEffect {
  readonly kind: 'shot'
  readonly from: HexId
  readonly to: HexId
}

/** Blades cross at a hex. */
export interface ClashEffect {
  readonly kind: 'clash'
  readonly hex: HexId
}

/** A place falls to dust. */
export interface CrumbleEffect {
  readonly kind: 'crumble'
  readonly hex: HexId
}

/** Something precious is found or taken up. */
export interface GleamEffect {
  readonly kind: 'gleam'
  readonly hex: HexId
}

/** Dice that were thrown for one thing. */
export interface ThrownDice {
  readonly faces: readonly number[]
  /** Whether they were thrown by hand and typed in. */
  readonly typed: boolean
  /** What they mean, in a few words; '' where that goes without saying. */
  readonly says: string
}

/** Dice that lie beside a hex, or with null in the middle of the board. */
export interface DiceThrow {
  readonly hex: HexId | null
  readonly dice: readonly ThrownDice[]
}

/** Dice fall, all of a command at once; what they decide is seen after they have landed. */
export interface DiceEffect {
  readonly kind: 'dice'
  readonly throws: readonly DiceThrow[]
}

/** A great moment is named over its hex. */
export interface BannerEffect {
  readonly kind: 'banner'
  readonly hex: HexId
  readonly text: string
  readonly icon: Icon
}

/** What may also stand on a board where nothing moves. */
export type SetPiece = DiceEffect | BannerEffect

/** Something that has just happened on the board and is shown once, above what already lies in its new place. */
export type BoardEffect =
  | MoveEffect
  | FlipEffect
  | FallEffect
  | FireEffect
  | SummonEffect
  | LandEffect
  | AidEffect
  | ShotEffect
  | ClashEffect
  | CrumbleEffect
  | GleamEffect
  | SetPiece
