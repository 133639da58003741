import { RollTable, type RollTableProps } from '@/widgets/RollTable'
import styles from './picking.module.css'

interface DieRowProps extends Pick<RollTableProps, 'aside'> {
  readonly title: string
  /** What each face gives, from 1 to 6. */
  readonly results: readonly string[]
  /** The face that was rolled, or null before the roll. */
  readonly rolled: number | null
}

/** A table of one row, read by die, with the cell lit once the die has fallen. */
export function DieRow({ title, results, rolled, aside }: DieRowProps) {
  return (
    <div className={styles['small-table']}>
      <RollTable
        caption={title}
        aside={aside}
        corner="Die"
        columns={results.map((_, nth) => String(nth + 1))}
        rows={[{ head: 'Result', cells: results }]}
        lit={rolled === null ? {} : { row: 0, column: rolled - 1 }}
      />
    </div>
  )
}
