import { type Side, TYPES_OF, type UnitType } from '../../content/units'
import type { Table } from '../../rules/position'
import { isOnBoard } from '../../rules/stacking'

/** How many units of a type are where, as everybody can see. */
export interface TypeCount {
  readonly type: UnitType
  readonly onBoard: number
  /** In entry hexes. */
  readonly waiting: number
  readonly eliminated: number
  /** Off the map through an entry hex. */
  readonly left: number
}

/** The open counts of a side, type by type. */
export function forceCounts(table: Table, side: Side): readonly TypeCount[] {
  return TYPES_OF[side].map((type) => {
    const inPlay = table.units.filter((unit) => unit.type === type)
    const onBoard = inPlay.filter((unit) => isOnBoard(table, unit)).length
    return {
      type,
      onBoard,
      waiting: inPlay.length - onBoard,
      eliminated: table.eliminated.filter((unit) => unit.type === type).length,
      left: table.left.filter((unit) => unit.type === type).length,
    }
  })
}
