import type { RollTableRow } from '@/widgets/RollTable'
import { COMPARED_TEXT as TEXT } from './charts-text'

/** The rows with a sign at every cell that differs from the same one of other rows. */
export function signed(
  rows: readonly RollTableRow[],
  others: readonly RollTableRow[],
): readonly RollTableRow[] {
  return rows.map(({ head, cells }, row) => ({
    head,
    cells: cells.map((cell, column) =>
      cell === others[row]?.cells[column] ? cell : `${cell}\u00a0${TEXT.sign}`,
    ),
  }))
}

/** What other rows have where they differ, in words, a text for each such row. */
export function differencesIn(
  rows: readonly RollTableRow[],
  others: readonly RollTableRow[],
  columns: readonly string[],
): readonly string[] {
  return others.flatMap(({ head, cells }, row) => {
    const figures = cells.flatMap((cell, column) =>
      cell === rows[row]?.cells[column] ? [] : [TEXT.figureOf(cell, columns[column] ?? '')],
    )
    return figures.length > 0 ? [TEXT.rowOtherwise(head, figures.join(', '))] : []
  })
}
