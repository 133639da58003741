import type { ReactNode } from 'react'
import { type Clause, CLAUSES } from '../../content/clauses'

interface ChartProps {
  readonly id: string
  readonly title: string
  /** The clauses it belongs to. */
  readonly clauses: readonly Clause[]
  /** How to read it. */
  readonly note?: string
  readonly children: ReactNode
}

/** A chart under its title, with links to the clauses that it belongs to. */
export function Chart({ id, title, clauses, note, children }: ChartProps) {
  return (
    <section className={`panel chart chart--${id}`} aria-labelledby={`chart-${id}`}>
      <h2 id={`chart-${id}`} className="panel__title">
        {title}
      </h2>
      {children}
      {note !== undefined && <p className="chart__note">{note}</p>}
      <p className="chart__clauses">
        {clauses.map((clause) => (
          <a key={clause} href={clauseAddress(clause)}>
            {clause} {CLAUSES[clause]}
          </a>
        ))}
      </p>
    </section>
  )
}

/** The address at which a clause is explained. */
export function clauseAddress(clause: Clause): string {
  return `#/rules/arrakhar/${clause}`
}
