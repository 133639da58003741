import type { HexId } from '@/engine/kernel/hex'
import { Button } from '@/widgets/Button'
import writingStyles from '@/widgets/writing.module.css'
import styles from './pieces-table.module.css'

/** A piece as a row. */
export interface PieceRow {
  readonly id: string
  readonly name: string
  readonly hex: HexId
  /** All else, column by column. */
  readonly cells: readonly string[]
}

interface PiecesTableProps {
  readonly title: string
  /** The heads of the columns: that of the names, that of the places, and those of all else. */
  readonly columns: readonly string[]
  readonly rows: readonly PieceRow[]
  /** Said where there are none. */
  readonly nothing: string
  /** Of those that are not there any more. */
  readonly lines: readonly string[]
  readonly onShow: (hex: HexId) => void
}

/** Pieces with their places, each of which can be gone to, and their states. */
export function PiecesTable({ title, columns, rows, nothing, lines, onShow }: PiecesTableProps) {
  return (
    <section className={styles.pieces}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, hex, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <Button look="quiet" onClick={() => onShow(hex)}>
                  {hex}
                </Button>
              </td>
              {cells.map((cell, nth) => (
                <td key={columns[nth + 2]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p className={writingStyles.soft}>{nothing}</p> : null}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
