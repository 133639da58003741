import type { HexId } from '@/engine/kernel/hex'
import type * as SetUpTable from '@/table/set-up/use-placement'
import type { Command } from '../../commands'
import type { HauntId } from '../../tables/units'
import type { SetUp, SomeCounts } from '../../state/position'
import type { View } from '../../state/view'

/** What a player holds while placing: from the hand, or from the hex where it was placed before. */
export type Piece =
  | { readonly name: 'haunt'; readonly haunt: HauntId; readonly from: HexId | null }
  | { readonly name: 'units'; readonly counts: SomeCounts; readonly from: HexId | null }

/** What one side may take up and put down in its placement. */
export type Hands = SetUpTable.Hands<View, SetUp, Piece, Command>

/** What a placement screen has in hand. */
export type Placement = SetUpTable.Placement<SetUp, Piece, Command>
