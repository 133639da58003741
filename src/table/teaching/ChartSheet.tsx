import type { ReactNode } from 'react'
import { classNames } from '@/widgets/class-names'
import { RollTable, type RollTableRow } from '@/widgets/RollTable'
import type { Side } from '@/widgets/side'
import { Chart, type ClauseAddress } from './Chart'
import { COMPARED_TEXT as TEXT } from './charts-text'
import { differencesIn, signed } from './compared'
import styles from './charts.module.css'

/** A table of a chart, made of a set of figures. */
interface ChartTable<Figures> {
  /** What it is called, where a chart has several. */
  readonly title?: string
  /** What the heads of the rows are. */
  readonly corner: string
  readonly columns: readonly string[]
  /** Names for what is told in a sentence of rows and columns, where their heads alone are too little. */
  readonly names?: {
    readonly row?: (head: string) => string
    readonly column?: (head: string) => string
  }
  readonly rowsOf: (figures: Figures) => readonly RollTableRow[]
}

/** What each column says of one of some things, by the head of the column. */
export type Columns<Item> = Readonly<Record<string, (item: Item) => string | number>>

/** A table of things of a kind, whatever the figures: a row for each of them, a column for each thing said of it. */
export function tableOf<Item>(
  corner: string,
  items: readonly Item[],
  headOf: (item: Item) => string,
  columns: Columns<Item>,
): ChartTable<unknown> {
  const cellsOf = (item: Item) => Object.values(columns).map((say) => String(say(item)))
  const rows = items.map((item) => ({ head: headOf(item), cells: cellsOf(item) }))
  return { corner, columns: Object.keys(columns), rowsOf: () => rows }
}

/** A phase of the sequence of play, and where each of its parts is explained. */
interface ChartPhase {
  /** Left out, with its side, where all turns have the same parts. */
  readonly name?: string
  readonly side?: Side
  readonly parts: readonly { readonly name: string; readonly href: string }[]
}

/** A chart: tables, or the sequence of play. */
export interface ChartEntry<Clause, Figures> {
  readonly id: string
  readonly title: string
  /** The clauses it belongs to. */
  readonly clauses: readonly Clause[]
  /** How to read it. */
  readonly note?: string
  /** Whether its tables are wider than a small screen, and so moved sideways there. */
  readonly isWide?: boolean
  /** Whether another goes beside it where there is room. */
  readonly isHalf?: boolean
  /** Whether its last column is read as sentences. */
  readonly isTold?: boolean
  readonly tables?: readonly ChartTable<Figures>[]
  readonly phases?: readonly ChartPhase[]
}

interface ChartSheetProps<Clause, Figures> {
  readonly charts: readonly ChartEntry<Clause, Figures>[]
  readonly linkTo: (clause: Clause) => ClauseAddress
  readonly figures: Figures
  /** Other figures, which are told of where they differ. */
  readonly other?: { readonly name: string; readonly figures: Figures }
  /** How wide each chart is. */
  readonly className?: string | undefined
  /** What stands above the charts. */
  readonly children?: ReactNode
}

/** All charts of a game on one page. */
export function ChartSheet<Clause, Figures>(props: ChartSheetProps<Clause, Figures>) {
  const { charts, linkTo, figures, other, className, children } = props
  return (
    <div className={classNames(styles.charts, className)}>
      {children}
      {charts.map(
        ({ id, title, clauses, note, isWide = false, tables = [], phases = [], isHalf, isTold }) => (
          <Chart
            key={id}
            {...{ id, title, note, isHalf, isTold }}
            isLong={isLong(tables, figures)}
            clauses={clauses.map(linkTo)}
          >
            {phases.length > 0 && <Phases phases={phases} />}
            <Tables {...{ title, isWide }}>
              {tables.map((table) => (
                <ComparedTable key={table.title ?? title} {...{ title, figures, other }} {...table} />
              ))}
            </Tables>
          </Chart>
        ),
      )}
    </div>
  )
}

/** A table of more rows may take more than is left of a page. */
const ROWS_TOGETHER = 16

function isLong<Figures>(tables: readonly ChartTable<Figures>[], figures: Figures): boolean {
  return tables.some(({ rowsOf }) => rowsOf(figures).length > ROWS_TOGETHER)
}

interface TablesProps extends Required<Pick<ChartEntry<never, never>, 'title' | 'isWide'>> {
  readonly children: ReactNode
}

/** The tables of a chart; wide ones are moved sideways by keys, as by fingers. */
function Tables({ title, isWide, children }: TablesProps) {
  if (!isWide) return children
  return (
    <div className={styles['chart__wide']} role="group" aria-label={title} tabIndex={0}>
      {children}
    </div>
  )
}

interface ComparedTableProps<Figures>
  extends ChartTable<Figures>, Pick<ChartSheetProps<never, Figures>, 'figures'> {
  readonly title: string
  readonly other: ChartSheetProps<never, Figures>['other'] | undefined
}

/** A table of some figures, with what others have otherwise. */
function ComparedTable<Figures>(props: ComparedTableProps<Figures>) {
  const { title, corner, columns, names = {}, rowsOf, figures, other } = props
  const rows = rowsOf(figures)
  const plain = { caption: title, captionHidden: true, corner, columns }
  if (!other) return <RollTable {...plain} rows={rows} />
  const others = rowsOf(other.figures)
  const differences = differencesIn(
    rows,
    others.map(({ head, cells }) => ({ head: names.row?.(head) ?? head, cells })),
    columns.map((head) => names.column?.(head) ?? head),
  )
  return (
    <>
      <RollTable {...plain} rows={signed(rows, others)} />
      {differences.length > 0 && (
        <p className={styles['chart__note']}>{TEXT.otherwise(other.name, differences.join('; '))}</p>
      )}
    </>
  )
}

/** The phases of a turn, each part a link to where it is explained. */
function Phases({ phases }: { readonly phases: readonly ChartPhase[] }) {
  return (
    <div className={styles.sequence}>
      {phases.map(({ name, side, parts }) => (
        <section key={name ?? ''} className={side && styles['sequence__phase']} data-side={side}>
          {name !== undefined && <h3>{name}</h3>}
          <ol>
            {parts.map((part) => (
              <li key={part.name}>
                <a href={part.href}>{part.name}</a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
