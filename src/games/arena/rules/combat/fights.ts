import type { Space, Table } from '../position'

/** Spaces with a fight still to be settled, in the order of spaces (AA-11.1, AA-11.4). */
export function openFights(table: Table): readonly Space[] {
  return table.ending ? [] : []
}
