import type { HexId } from '@/engine/hex'
import type { HauntId } from '../../content/units'
import type { SomeCounts } from '../../rules/position'

/** What a player holds while placing: from the hand, or from the hex where it was placed before. */
export type Piece =
  | { readonly name: 'haunt'; readonly haunt: HauntId; readonly from: HexId | null }
  | { readonly name: 'units'; readonly counts: SomeCounts; readonly from: HexId | null }
