import { RollTable, type RollTableRow } from '@/widgets/RollTable'
import styles from '@/table/teaching/charts.module.css'
import { type Reconstruction, type ReconstructionId, RECONSTRUCTIONS } from '../../tables/reconstructions'
import { RECONSTRUCTION_TEXT, RECONSTRUCTIONS_TEXT as TEXT } from '../../tables/reconstructions-text'
import { differencesIn, signed } from './differences'

interface ComparedTableProps {
  readonly title: string
  readonly corner: string
  readonly columns: readonly string[]
  /** Names for what is told in a sentence of rows and columns, where their heads alone are too little. */
  readonly names?: {
    readonly row?: (head: string) => string
    readonly column?: (head: string) => string
  }
  readonly rowsOf: (reconstruction: Reconstruction) => readonly RollTableRow[]
  readonly shown: ReconstructionId
  readonly other: ReconstructionId
}

/** A table of one reconstruction, its name standing above it already, with what another one has otherwise. */
export function ComparedTable({
  title,
  corner,
  columns,
  names = {},
  rowsOf,
  shown,
  other,
}: ComparedTableProps) {
  const rows = rowsOf(RECONSTRUCTIONS[shown])
  const others = rowsOf(RECONSTRUCTIONS[other])
  const named = others.map(({ head, cells }) => ({ head: names.row?.(head) ?? head, cells }))
  const differences = differencesIn(
    rows,
    named,
    columns.map((head) => names.column?.(head) ?? head),
  )
  return (
    <>
      <RollTable
        caption={title}
        captionHidden
        corner={corner}
        columns={columns}
        rows={signed(rows, others)}
      />
      {differences.length > 0 && (
        <p className={styles['chart__note']}>
          {TEXT.otherwise(RECONSTRUCTION_TEXT[other].name, differences.join('; '))}
        </p>
      )}
    </>
  )
}
