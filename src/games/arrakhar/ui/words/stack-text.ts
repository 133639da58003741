import type { HexId } from '@/engine/kernel/hex'
import type { HexOption } from '@/table/panel/HexButtons'
import { listed } from '@/engine/basics/phrases'
import { countOf, UNIT_TYPES } from '../../tables/units'
import type { Table } from '../../state/position'
import { stackIn } from '../../queries/stacking'

/** What stands in a hex, counted by type: '2 elves'. */
export function stackText(table: Table, hex: HexId): string {
  const units = stackIn(table, hex)
  const parts = UNIT_TYPES.flatMap((type) => {
    const count = units.filter((unit) => unit.type === type).length
    return count > 0 ? [countOf(count, type)] : []
  })
  return parts.length > 0 ? listed(parts) : 'empty'
}

/** Hexes with what stands in them. */
export function stackOptions(table: Table, hexes: readonly HexId[]): readonly HexOption[] {
  return hexes.map((hex) => ({ hex, text: stackText(table, hex) }))
}
