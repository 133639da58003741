import type { HexId } from '@/engine/kernel/hex'
import { HAUNT_IDS, type HauntId } from '../tables/units'
import type { Table } from '../state/position'
import { holds } from './stacking'

/** The haunt in a hex, or undefined. */
export function hauntIn({ haunts }: Pick<Table, 'haunts'>, hex: HexId): HauntId | undefined {
  return HAUNT_IDS.find((haunt) => haunts[haunt] === hex)
}

/** The hexes of all haunts that stand. */
export function hexesOfHaunts({ haunts }: Pick<Table, 'haunts'>): readonly HexId[] {
  return HAUNT_IDS.flatMap((haunt) => haunts[haunt] ?? [])
}

/** Hexes of haunts that the haunt check will destroy (AR-11.1). */
export function occupiedHaunts(table: Table): readonly HexId[] {
  return hexesOfHaunts(table).filter((hex) => holds(table, hex, 'wizard'))
}
