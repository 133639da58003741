import type { HexId } from '@/engine/kernel/hex'
import type { HexOption } from '@/table/panel/HexButtons'
import type { Table } from '../../state/position'
import { stackIn } from '../../queries/stacking'
import { typesListed } from '../sentences/words'

/** What stands in a hex, counted by type: '2 elves'. */
export function stackText(table: Table, hex: HexId): string {
  const units = stackIn(table, hex)
  return typesListed((type) => units.filter((unit) => unit.type === type).length) ?? 'empty'
}

/** Hexes with what stands in them. */
export function stackOptions(table: Table, hexes: readonly HexId[]): readonly HexOption[] {
  return hexes.map((hex) => ({ hex, text: stackText(table, hex) }))
}
