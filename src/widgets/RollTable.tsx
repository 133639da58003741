import './roll-table.css'

export interface RollTableRow {
  readonly head: string
  readonly cells: readonly string[]
}

export interface RollTableProps {
  readonly caption: string
  readonly captionHidden?: boolean
  /** What the heads of the rows are: 'Die'. */
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly RollTableRow[]
  /** The column and row that count now; where both are given their cell is lit. */
  readonly lit?: { readonly column?: number | undefined; readonly row?: number | undefined }
}

/** A printed table, with the roll shown on its own cell. */
export function RollTable({
  caption,
  captionHidden = false,
  corner,
  columns,
  rows,
  lit = {},
}: RollTableProps) {
  const shadeOf = (row: number | undefined, column: number | undefined) => {
    const inRow = row !== undefined && row === lit.row
    const inColumn = column !== undefined && column === lit.column
    if (inRow && inColumn) return 'cell'
    return inRow || inColumn ? 'line' : undefined
  }
  return (
    <div className="roll-table">
      <table>
        <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((head, column) => (
              <th key={head} scope="col" data-lit={shadeOf(undefined, column)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }, row) => (
            <tr key={head}>
              <th scope="row" data-lit={shadeOf(row, undefined)}>
                {head}
              </th>
              {cells.map((cell, column) => {
                const shade = shadeOf(row, column)
                return (
                  <td
                    key={columns[column]}
                    data-lit={shade}
                    aria-current={shade === 'cell' ? 'true' : undefined}
                  >
                    {cell}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
