import type { HexId } from '@/engine/hex'
import type { Space } from '../rules/position'

/** Why the bot plans what it plans, in the terms of the rules. */
export type Why =
  /** Units go for the enemy's king hex and win there (AA-23.1). */
  | { readonly type: 'king'; readonly hex: HexId; readonly power: number; readonly against: number }
  /** A fight is sought: own and enemy Power in it (AA-11.5). */
  | { readonly type: 'attack'; readonly space: Space; readonly power: number; readonly against: number }
  /** Units near the enemy's king hex, `distance` hexes off at the end. */
  | { readonly type: 'march'; readonly hex: HexId; readonly distance: number }
  /** Units stay by the own king hex, against which the enemy could bring so much Power. */
  | { readonly type: 'guard'; readonly hex: HexId; readonly threat: number }
  /** Shots into a space, and the Power that they add (AA-14.6). */
  | { readonly type: 'fire'; readonly space: Space; readonly shooters: number }
  /** Nothing else is worth doing in this phase. */
  | { readonly type: 'nothing' }
