import type { ComponentType } from 'react'
import { RollTable } from '@/widgets/RollTable'
import { Chart, linksTo } from './Chart'
import styles from './charts.module.css'

/** A chart of many things of a kind as data: a row for each of them, a column for each figure. */
export interface CatalogueTable<Clause extends string> {
  readonly id: string
  readonly title: string
  /** What the heads of the rows are. */
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[]
  /** The clauses it belongs to. */
  readonly clauses: readonly Clause[]
  /** A catalogue of cards, wider than a small screen. */
  readonly isWide?: boolean
  /** How to read it. */
  readonly note?: string
}

/** What each column says of one of these things, by the head of the column. */
export type Columns<Item> = Readonly<Record<string, (item: Item) => string | number>>

/** The rows and columns of some things. */
export function tableOf<Item>(
  items: readonly Item[],
  headOf: (item: Item) => string,
  columns: Columns<Item>,
): Pick<CatalogueTable<never>, 'columns' | 'rows'> {
  const cellsOf = (item: Item) => Object.values(columns).map((say) => String(say(item)))
  return {
    columns: Object.keys(columns),
    rows: items.map((item) => ({ head: headOf(item), cells: cellsOf(item) })),
  }
}

/** Shows such charts of a game, with links to its clauses. */
export function catalogueChart<Clause extends string>(
  rulesAt: (clause: Clause) => string,
  headings: Readonly<Record<Clause, string>>,
): ComponentType<CatalogueTable<Clause>> {
  const linkTo = linksTo(rulesAt, headings)
  return function CatalogueChart({ id, title, clauses, note, isWide = false, ...table }) {
    const plain = <RollTable caption={title} captionHidden {...table} />
    return (
      <Chart {...{ id, title, note }} clauses={clauses.map(linkTo)}>
        {isWide ? (
          // Keys move it sideways, as fingers do.
          <div className={styles['chart__wide']} role="group" aria-label={title} tabIndex={0}>
            {plain}
          </div>
        ) : (
          plain
        )}
      </Chart>
    )
  }
}
