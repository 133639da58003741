import { hexesApart, type HexId } from '@/engine/kernel/hex'
import { hexCountsBy } from '@/table/set-up/hex-counts'
import { TYPES_OF } from '../../tables/units'
import { boardOf } from '../../queries/board'
import type { Counts, Settings, SetUp, SomeCounts } from '../../state/position'
import { assignedTo } from '../../queries/placement'
import { assigning } from '../../commands/laying-out'
import { type Chance, pickedBy } from '../../commands/set-up/filling/chance'

/** What says who waits in which entry hex (AR-4.1). */
export const ENTRIES = hexCountsBy(TYPES_OF.wizard, assigning)

/** How the wizard's side can come in: by one entry hex, by two far apart, or by all. */
export const ENTRY_STYLES = ['oneColumn', 'twoColumns', 'spread'] as const
export type EntryStyle = (typeof ENTRY_STYLES)[number]

interface EntryFilling {
  readonly settings: Settings
  readonly setUp: SetUp
  readonly force: Counts
  readonly style: EntryStyle
  /** The entry hex in which the first column waits; left to chance if none is picked. */
  readonly lead: HexId | undefined
}

/** Commands that give every unit still in hand its entry hex; whoever has one keeps it. */
export function entriesFilled(
  filling: EntryFilling,
  chance: Chance,
): readonly ReturnType<typeof assigning>[] {
  const { setUp, force } = filling
  return ENTRIES.sharedOut(setUp.entries, unitsInHand(setUp, force), hexesFor(filling, chance))
}

/** The wizard-side units that lack an entry hex. */
export function unitsInHand(setUp: SetUp, force: Counts): SomeCounts {
  const assigned = assignedTo(setUp)
  return Object.fromEntries(TYPES_OF.wizard.map((type) => [type, force[type] - assigned[type]]))
}

function hexesFor({ settings, style, lead }: EntryFilling, chance: Chance): readonly HexId[] {
  const { grid, entryHexes } = boardOf(settings)
  if (style === 'spread') return entryHexes
  const first = lead ?? pickedBy(chance, entryHexes)
  if (first === undefined) return []
  if (style === 'oneColumn') return [first]
  const from = grid.indexOf(first)
  const byDistance = entryHexes
    .filter((hex) => hex !== first)
    .toSorted((a, b) => hexesApart(grid, from, grid.indexOf(b)) - hexesApart(grid, from, grid.indexOf(a)))
  // Not always the farthest: an enemy who knows the one column should not know the other.
  const second = pickedBy(chance, byDistance.slice(0, 2))
  return second === undefined ? [first] : [first, second]
}
