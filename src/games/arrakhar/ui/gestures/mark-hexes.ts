import type { HexId } from '@/engine/hex'
import type { Table, UnitId } from '../../rules/position'
import { unitOf } from '../../rules/stacking'

/** The hexes in which some units stand, each once. */
export function hexesOfUnits(table: Table, units: readonly UnitId[]): readonly HexId[] {
  return [...new Set(units.flatMap((id) => unitOf(table, id)?.hex ?? []))]
}
