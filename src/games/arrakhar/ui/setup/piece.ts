import type { HexId } from '@/engine/hex'
import type * as SetUpTable from '@/table/set-up/use-placement'
import type { Command } from '../../commands'
import type { HauntId } from '../../content/units'
import type { SetUp, SomeCounts } from '../../rules/position'
import type { View } from '../../rules/view'

/** What a player holds while placing: from the hand, or from the hex where it was placed before. */
export type Piece =
  | { readonly name: 'haunt'; readonly haunt: HauntId; readonly from: HexId | null }
  | { readonly name: 'units'; readonly counts: SomeCounts; readonly from: HexId | null }

/** What one side may take up and put down in its placement. */
export type Hands = SetUpTable.Hands<View, SetUp, Piece, Command>

/** What a placement screen has in hand. */
export type Placement = SetUpTable.Placement<SetUp, Piece, Command>
