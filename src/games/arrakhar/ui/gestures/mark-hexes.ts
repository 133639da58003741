import type { HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import { markAll } from '@/table/commands/hand'
import type { Designating, Designation, Table, UnitId } from '../../rules/position'
import { unitOf } from '../../rules/stacking'

/** The hexes in which some units stand, each once. */
export function hexesOfUnits(table: Table, units: readonly UnitId[]): readonly HexId[] {
  return [...new Set(units.flatMap((id) => unitOf(table, id)?.hex ?? []))]
}

/** The targets of designations still to be resolved. */
export function designatedMarks({ designations }: Designating<Designation>): readonly HexMark[] {
  const open = designations.filter(({ resolved }) => !resolved)
  return markAll([...new Set(open.map(({ hex }) => hex))], 'designated')
}
