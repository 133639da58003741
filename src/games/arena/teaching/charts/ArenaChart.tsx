import { Chart, linksTo } from '@/table/teaching/Chart'
import { RollTable, type RollTableRow } from '@/widgets/RollTable'
import { type Clause, CLAUSES } from '../../clauses'
import { rulesAt } from '../../tables/text'
import styles from './arena-charts.module.css'

/** What a chart shows. */
export interface ArenaChartProps {
  readonly id: string
  readonly title: string
  /** What the heads of the rows are. */
  readonly corner: string
  readonly columns: readonly string[]
  readonly rowsOf: () => readonly RollTableRow[]
  /** The clauses it belongs to. */
  readonly clauses: readonly Clause[]
  /** A catalogue of cards, wider than a small screen. */
  readonly isWide?: boolean
  /** How to read it. */
  readonly note?: string
}

/** A chart of this game: one table, and links to its clauses. */
export function ArenaChart({ id, title, clauses, note, isWide = false, rowsOf, ...table }: ArenaChartProps) {
  const plain = <RollTable caption={title} captionHidden rows={rowsOf()} {...table} />
  return (
    <Chart {...{ id, title, note }} clauses={clauses.map(linkTo)}>
      {isWide ? (
        // Keys move it sideways, as fingers do.
        <div className={styles['arena-wide']} role="group" aria-label={title} tabIndex={0}>
          {plain}
        </div>
      ) : (
        plain
      )}
    </Chart>
  )
}

/** A link to a clause. */
export const linkTo = linksTo<Clause>(rulesAt, CLAUSES)
