import type { HexId } from '@/engine/kernel/hex'
import { TYPES_OF, type UnitType } from '../../tables/units'
import { assigning } from '../../commands/laying-out'
import type { SetUp, SomeCounts } from '../../state/position'

/** What stands in each entry hex so far. */
type Entries = SetUp['entries']
/** A command that says who waits in an entry hex. */
export type Assigning = ReturnType<typeof assigning>

const TYPES = TYPES_OF.wizard

/** The command that leaves everything of a hex as it is but one type's count. */
export function countChanged(
  entries: Entries,
  hex: HexId,
  change: { readonly type: UnitType; readonly count: number },
): Assigning {
  return assigning(hex, { ...presentIn(entries[hex]), [change.type]: change.count })
}

/** The command that brings units to those who wait in a hex. */
export function moreAt(entries: Entries, hex: HexId, more: SomeCounts): Assigning {
  return changedBy(entries, hex, (type) => more[type] ?? 0)
}

/** The command that takes units away from those who wait in a hex. */
export function fewerAt(entries: Entries, hex: HexId, fewer: SomeCounts): Assigning {
  return changedBy(entries, hex, (type) => -(fewer[type] ?? 0))
}

/** Commands that put a whole force into one entry hex. */
export function allInto(entries: Entries, force: SomeCounts, hex: HexId): readonly Assigning[] {
  return [...cleared(entries), assigning(hex, presentIn(force))]
}

/** Commands that share units out over entry hexes, every type as evenly as can be, to those who wait there. */
export function sharedOut(
  entries: Entries,
  units: SomeCounts,
  hexes: readonly HexId[],
): readonly Assigning[] {
  const shares = evenShares(units, hexes.length)
  return hexes.flatMap((hex, nth) => {
    const share = shares[nth] ?? {}
    return Object.keys(share).length > 0 ? [moreAt(entries, hex, share)] : []
  })
}

/** Commands that empty every entry hex. */
export function cleared(entries: Entries): readonly Assigning[] {
  return (Object.keys(entries) as HexId[])
    .filter((hex) => unitsIn(entries, hex) > 0)
    .map((hex) => assigning(hex, {}))
}

/** How many units wait in an entry hex. */
export function unitsIn(entries: Entries, hex: HexId): number {
  return TYPES.reduce((sum, type) => sum + (entries[hex]?.[type] ?? 0), 0)
}

/** The wizard side's types that are there at all. */
export function presentIn(counts: SomeCounts | undefined): SomeCounts {
  const present = TYPES.filter((type) => (counts?.[type] ?? 0) > 0)
  return Object.fromEntries(present.map((type) => [type, counts?.[type] ?? 0]))
}

function changedBy(entries: Entries, hex: HexId, changeOf: (type: UnitType) => number): Assigning {
  const counts = Object.fromEntries(
    TYPES.map((type) => [type, (entries[hex]?.[type] ?? 0) + changeOf(type)] as const),
  )
  return assigning(hex, presentIn(counts))
}

/** The odd ones of a type go on from where those of the type before left off, so that no hex gets them all. */
function evenShares(force: SomeCounts, hexes: number): readonly SomeCounts[] {
  const shares = Array.from({ length: hexes }, (): Partial<Record<UnitType, number>> => ({}))
  const each = TYPES.flatMap((type) => Array.from({ length: force[type] ?? 0 }, () => type))
  each.forEach((type, nth) => {
    const share = shares[nth % hexes]
    if (share) share[type] = (share[type] ?? 0) + 1
  })
  return shares
}
