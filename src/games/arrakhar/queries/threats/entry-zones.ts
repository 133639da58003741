import type { HexId } from '@/engine/kernel/hex'
import { boardOf } from '../board'
import type { Table } from '../../state/position'

/**
 * Clear hexes within two hexes of an entry hex: no haunt and no sorcerer is placed there (AR-3.2, AR-3.5), and
 * on the first turn no orc comes and none of the sorcerer's side stays there (AR-5.4, AR-7.7).
 */
export function entryZone(table: Table): readonly HexId[] {
  const { grid, terrain, nearEntry } = boardOf(table.settings)
  return grid.ids.filter((_, index) => nearEntry[index] === 1 && terrain[index] === 'clear')
}
