import type { HexId } from '@/engine/kernel/hex'
import { HAUNT_IDS, type HauntId } from '../../tables/units'
import type { Table } from '../../state/position'
import { holds } from '../../queries/stacking'

/** The haunt in a hex, or undefined. */
export function hauntIn(table: Table, hex: HexId): HauntId | undefined {
  return HAUNT_IDS.find((haunt) => table.haunts[haunt] === hex)
}

/** Hexes of haunts that the haunt check will destroy (AR-11.1). */
export function occupiedHaunts(table: Table): readonly HexId[] {
  return HAUNT_IDS.flatMap((haunt) => table.haunts[haunt] ?? []).filter((hex) => holds(table, hex, 'wizard'))
}
