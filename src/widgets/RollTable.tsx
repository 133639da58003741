import type { ReactNode } from 'react'
import styles from './roll-table.module.css'
import writingStyles from './writing.module.css'

export interface RollTableRow<Cell = string> {
  readonly head: string
  readonly cells: readonly Cell[]
}

/** One line of a table or several. */
type Lines = number | readonly number[]

export interface RollTableProps {
  readonly caption: string
  readonly captionHidden?: boolean
  /** Beside the caption, such as a link to the rule of the table. */
  readonly aside?: ReactNode
  /** What the heads of the rows are: 'Die'. */
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly RollTableRow<ReactNode>[]
  /** Sums under the columns, such as the chance of each result. */
  readonly foot?: readonly RollTableRow[]
  /** The columns and rows that count now; where both are given their cells are lit. Or single cells, by row and column. */
  readonly lit?: {
    readonly column?: Lines | undefined
    readonly row?: Lines | undefined
    readonly cells?: readonly (readonly [row: number, column: number])[]
  }
}

/** A printed table, with the roll shown on its own cell. */
export function RollTable({
  caption,
  captionHidden = false,
  aside,
  corner,
  columns,
  rows,
  foot = [],
  lit = {},
}: RollTableProps) {
  const shadeOf = (row: number | undefined, column: number | undefined) => {
    if (lit.cells?.some((cell) => cell[0] === row && cell[1] === column)) return 'cell'
    const [inRow, inColumn] = [isAmong(lit.row, row), isAmong(lit.column, column)]
    if (inRow && inColumn) return 'cell'
    return inRow || inColumn ? 'line' : undefined
  }
  return (
    <div className={styles['roll-table']} data-part="roll-table">
      <table>
        <caption className={captionHidden ? writingStyles['visually-hidden'] : undefined}>
          {caption} {aside}
        </caption>
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
          {rows.map((row, nth) => (
            <Row key={row.head} {...row} columns={columns} nth={nth} shadeOf={shadeOf} />
          ))}
        </tbody>
        {foot.length > 0 ? (
          <tfoot>
            {foot.map((row) => (
              <Row key={row.head} {...row} columns={columns} nth={undefined} shadeOf={shadeOf} />
            ))}
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}

interface RowProps extends RollTableRow<ReactNode> {
  readonly columns: readonly string[]
  /** Its place among the rows; undefined for a sum under them. */
  readonly nth: number | undefined
  readonly shadeOf: (row: number | undefined, column: number | undefined) => 'cell' | 'line' | undefined
}

function Row({ head, cells, columns, nth, shadeOf }: RowProps) {
  return (
    <tr>
      <th scope="row" data-lit={nth === undefined ? undefined : shadeOf(nth, undefined)}>
        {head}
      </th>
      {cells.map((cell, column) => {
        const shade = shadeOf(nth, column)
        return (
          <td key={columns[column]} data-lit={shade} aria-current={shade === 'cell' ? 'true' : undefined}>
            {cell}
          </td>
        )
      })}
    </tr>
  )
}

function isAmong(lines: Lines | undefined, line: number | undefined): boolean {
  if (lines === undefined || line === undefined) return false
  return typeof lines === 'number' ? lines === line : lines.includes(line)
}
