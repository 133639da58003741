import type { HexId } from '@/engine/kernel/hex'
import type { SomeOf } from './force-rules'

/** How many of each type wait in each hex. */
type HexCounts<Type extends string> = Readonly<Partial<Record<HexId, SomeOf<Type>>>>

/** The commands that share units out over hexes, made of the one that says who waits in a hex. */
export function hexCountsBy<Type extends string, Command>(
  types: readonly Type[],
  assigning: (hex: HexId, counts: SomeOf<Type>) => Command,
) {
  type Counts = HexCounts<Type>
  const none = present(types, () => 0)

  const changedBy = (counts: Counts, hex: HexId, changeOf: (type: Type) => number) =>
    assigning(
      hex,
      present(types, (type) => (counts[hex]?.[type] ?? 0) + changeOf(type)),
    )
  const moreAt = (counts: Counts, hex: HexId, more: SomeOf<Type>) =>
    changedBy(counts, hex, (type) => more[type] ?? 0)
  const unitsIn = (counts: Counts, hex: HexId) =>
    types.reduce((sum, type) => sum + (counts[hex]?.[type] ?? 0), 0)
  const cleared = (counts: Counts) =>
    (Object.keys(counts) as HexId[])
      .filter((hex) => unitsIn(counts, hex) > 0)
      .map((hex) => assigning(hex, none))
  const presentIn = (some: SomeOf<Type> | undefined) => present(types, (type) => some?.[type] ?? 0)

  return {
    /** How many units wait in a hex. */
    unitsIn,
    /** The types that are there at all. */
    presentIn,
    /** Leaves everything of a hex as it is but one type's count. */
    countChanged: (counts: Counts, hex: HexId, type: Type, count: number) =>
      changedBy(counts, hex, (one) => (one === type ? count - (counts[hex]?.[type] ?? 0) : 0)),
    /** Brings units to those who wait in a hex. */
    moreAt,
    /** Takes units away from those who wait in a hex. */
    fewerAt: (counts: Counts, hex: HexId, fewer: SomeOf<Type>) =>
      changedBy(counts, hex, (type) => -(fewer[type] ?? 0)),
    /** Empties every hex. */
    cleared,
    /** Puts a whole force into one hex. */
    allInto: (counts: Counts, force: SomeOf<Type>, hex: HexId) => [
      ...cleared(counts),
      assigning(hex, presentIn(force)),
    ],
    /** Shares units out over hexes, every type as evenly as can be, to those who wait there. */
    sharedOut: (counts: Counts, units: SomeOf<Type>, hexes: readonly HexId[]) =>
      evenShares(types, units, hexes).flatMap(({ hex, share }) =>
        Object.keys(share).length > 0 ? [moreAt(counts, hex, share)] : [],
      ),
  }
}

function present<Type extends string>(types: readonly Type[], countOf: (type: Type) => number): SomeOf<Type> {
  const counts: Partial<Record<Type, number>> = {}
  for (const type of types) if (countOf(type) > 0) counts[type] = countOf(type)
  return counts
}

/** The odd ones of a type go on from where those of the type before left off, so that no hex gets them all. */
function evenShares<Type extends string>(
  types: readonly Type[],
  units: SomeOf<Type>,
  hexes: readonly HexId[],
): readonly { readonly hex: HexId; readonly share: SomeOf<Type> }[] {
  const each = types.flatMap((type) => Array.from({ length: units[type] ?? 0 }, () => type))
  return hexes.map((hex, place) => ({
    hex,
    share: present(
      types,
      (type) => each.filter((one, nth) => one === type && nth % hexes.length === place).length,
    ),
  }))
}
