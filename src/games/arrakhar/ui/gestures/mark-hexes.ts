import type { HexId } from '@/engine/kernel/hex'
import type { Table, UnitId } from '../../state/position'
import { unitOf } from '../../queries/stacking'

/** The hexes in which some units stand, each once. */
export function hexesOfUnits(table: Table, units: readonly UnitId[]): readonly HexId[] {
  return [...new Set(units.flatMap((id) => unitOf(table, id)?.hex ?? []))]
}
