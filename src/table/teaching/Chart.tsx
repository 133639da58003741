import type { ReactNode } from 'react'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import styles from './charts.module.css'

/** Where a clause is explained, and what it is called. */
export interface ClauseAddress {
  readonly href: string
  readonly text: string
}

/** Links to a game's clauses by their headings. */
export function linksTo<Clause extends string>(
  rulesAt: (clause: Clause) => string,
  headings: Readonly<Record<Clause, string>>,
): (clause: Clause) => ClauseAddress {
  return (clause) => ({ href: rulesAt(clause), text: `${clause} ${headings[clause]}` })
}

interface ChartProps {
  readonly id: string
  readonly title: string
  /** The clauses it belongs to: each with its address. */
  readonly clauses: readonly ClauseAddress[]
  /** How to read it. */
  readonly note?: string | undefined
  /** Whether it may be longer than a page, and so cut where one ends. */
  readonly isLong?: boolean
  /** Whether another goes beside it where there is room. */
  readonly isHalf?: boolean | undefined
  /** Whether its last column is read as sentences. */
  readonly isTold?: boolean | undefined
  readonly children: ReactNode
}

/** A chart under its title, with links to the clauses that it belongs to. */
export function Chart(props: ChartProps) {
  const { id, title, clauses, note, isLong = false, isHalf = false, isTold = false, children } = props
  return (
    <section
      className={classNames(panelStyles.panel, styles.chart)}
      data-chart={id}
      data-long={isLong ? '' : undefined}
      data-half={isHalf ? '' : undefined}
      data-told={isTold ? '' : undefined}
      aria-labelledby={`chart-${id}`}
    >
      <h2 id={`chart-${id}`} tabIndex={-1} className={panelStyles['panel__title']}>
        {title}
      </h2>
      {children}
      {note !== undefined && <p className={styles['chart__note']}>{note}</p>}
      <p className={styles['chart__clauses']}>
        {clauses.map(({ href, text }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
      </p>
    </section>
  )
}
