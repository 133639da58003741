import type { BoardArrow, HexMark, MarkKind } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import type { Designating, Designation, Table, UnitId } from '../../rules/position'
import { unitOf } from '../../rules/stacking'

/** The same mark on several hexes. */
export function markAll(hexes: readonly HexId[], kind: MarkKind): readonly HexMark[] {
  return hexes.map((hex) => ({ hex, kind }))
}

/** The hexes in which some units stand, each once. */
export function hexesOfUnits(table: Table, units: readonly UnitId[]): readonly HexId[] {
  return [...new Set(units.flatMap((id) => unitOf(table, id)?.hex ?? []))]
}

/** Arrows into a hex from several others. */
export function arrowsInto(
  id: string,
  from: readonly HexId[],
  to: HexId,
  kind: BoardArrow['kind'],
): readonly BoardArrow[] {
  return from.filter((hex) => hex !== to).map((hex) => ({ id: `${id}-${hex}`, from: hex, to, kind }))
}

/** The targets of designations still to be resolved. */
export function designatedMarks({ designations }: Designating<Designation>): readonly HexMark[] {
  const open = designations.filter(({ resolved }) => !resolved)
  return markAll([...new Set(open.map(({ hex }) => hex))], 'designated')
}
