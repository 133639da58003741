import type { HexId } from '@/engine/kernel/hex'
import type { SetUp, Unit, UnitId } from '../state/position'
import type { View } from '../state/view'
import { TYPES_OF } from '../tables/units'

/** What a viewer sees while a side sets up (AR-3, AR-4): the open table, and what of that viewer's is placed so far. */
export function asPlaced(view: View): View {
  const { setUp, haunts, units } = view
  if (!setUp) return view
  return { ...view, haunts: { ...haunts, ...setUp.haunts }, units: [...units, ...unitsIn(setUp)] }
}

function unitsIn({ sorcerers, entries }: SetUp): readonly Unit[] {
  const placed = [
    ...Object.entries(sorcerers).map(([hex, count]) => ['sorcerer', hex, count] as const),
    ...Object.entries(entries).flatMap(([hex, counts]) =>
      TYPES_OF.wizard.map((type) => [type, hex, counts[type]] as const),
    ),
  ]
  // Named by where they stand: they get their numbers when the placement is finished.
  return placed.flatMap(([type, hex, count]) =>
    Array.from({ length: count }, (_, nth) => ({
      id: `${type}-${hex}-${nth}` as UnitId,
      type,
      hex: hex as HexId,
    })),
  )
}
