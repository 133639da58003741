import { useState } from 'react'
import styles from './chart.module.css'
import writingStyles from '../writing.module.css'

interface ChartTableProps {
  /** 'Show as a table'. */
  readonly label: string
  readonly caption: string
  readonly head: readonly string[]
  /** Asked for once the table is opened: a chart has many points. */
  readonly rows: () => readonly ChartRow[]
}

export interface ChartRow {
  readonly key: string
  /** What the row is about, and where that opens. */
  readonly name: string
  readonly href?: string
  readonly cells: readonly string[]
}

/** A chart as a table, for whoever would rather read it. */
export function ChartTable({ label, caption, head, rows }: ChartTableProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles['chart-table']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && (
        // What scrolls has to be reached by keys.
        <div className={styles['chart-table__scroll']} role="region" aria-label={caption} tabIndex={0}>
          <table>
            <caption className={writingStyles['visually-hidden']}>{caption}</caption>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map(({ key, name, href, cells }) => (
                <tr key={key}>
                  <th scope="row">{href === undefined ? name : <a href={href}>{name}</a>}</th>
                  {cells.map((cell, nth) => (
                    <td key={nth}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
