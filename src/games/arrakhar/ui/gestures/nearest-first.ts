import type { HexId } from '@/engine/hex'
import type { Table, Unit } from '../../rules/position'
import { distanceBetween } from '../../rules/segments/fireball-range'

/** Units by their distance from a hex, terrain ignored; those equally near in listing order. */
export function nearestFirst(table: Table, units: readonly Unit[], hex: HexId): readonly Unit[] {
  return units
    .map((unit) => ({ unit, apart: distanceBetween(table, unit.hex, hex) }))
    .sort((a, b) => a.apart - b.apart)
    .map(({ unit }) => unit)
}
