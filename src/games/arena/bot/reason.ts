import type { HexId } from '@/engine/kernel/hex'
import type { Terrain } from '../tables/names'
import type { CreatureId, ItemId, MagicSource, Space, Target } from '../state/position'

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
  | { readonly type: 'shots'; readonly space: Space; readonly shooters: number }
  /** Ground is changed: ways grow longer for the enemy or shorter for the own side, or an enemy is stranded (AA-4). */
  | {
      readonly type: 'terrain'
      readonly hex: HexId
      readonly to: Terrain
      readonly brings: readonly ('hinders' | 'helps' | 'strands')[]
    }
  /** A storm is made or ended, for the same (AA-4.9). */
  | {
      readonly type: 'storm'
      readonly hex: HexId
      readonly on: boolean
      readonly brings: readonly ('hinders' | 'helps' | 'strands')[]
    }
  /** An item for whoever fights best with it (AA-6.2). */
  | { readonly type: 'item'; readonly creature: CreatureId; readonly item: ItemId }
  /** A vehicle is manned, or somebody slow is carried (AA-8.1, AA-7.5). */
  | {
      readonly type: 'riding'
      readonly rider: CreatureId
      readonly mount: CreatureId
      readonly drives: boolean
    }
  /** Somebody gets out to fight (AA-25.3). */
  | { readonly type: 'unloading'; readonly rider: CreatureId }
  /** Magic, for what it does (AA-22). */
  | { readonly type: 'magic'; readonly source: MagicSource; readonly target: Target }
  /** A fight is settled: own and enemy totals (AA-11.5). */
  | { readonly type: 'fight'; readonly space: Space; readonly power: number; readonly against: number }
  /** A vehicle without a pilot is attacked: totals (AA-8.7). */
  | { readonly type: 'wreck'; readonly vehicle: CreatureId }
  /** The dearest of so many who may be picked (AA-12.2). */
  | { readonly type: 'casualty'; readonly creature: CreatureId; readonly among: number }
  /** Nothing else is worth doing in this phase. */
  | { readonly type: 'nothing' }
