import type { ReactNode } from 'react'
import styles from './force-report.module.css'

/** What became of a side's pieces of one type. */
interface ForceRow {
  readonly name: string
  readonly face: ReactNode
  readonly cells: readonly ReactNode[]
}

interface ForceReportProps {
  readonly side: string
  /** Said beside the side's name, such as what the force cost. */
  readonly note?: string | undefined
  /** What the rows are, and what is told of each. */
  readonly heads: readonly string[]
  readonly rows: readonly ForceRow[]
}

/** What a side had and what became of it, type by type. */
export function ForceReport({ side, note, heads, rows }: ForceReportProps) {
  return (
    <table className={styles['force-report']}>
      <caption className={styles['force-report__caption']}>
        {side}
        {note !== undefined && <small> {note}</small>}
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, face, cells }) => (
          <tr key={name}>
            <th scope="row">
              <span className={styles['force-report__unit']}>
                {face} {name}
              </span>
            </th>
            {cells.map((cell, nth) => (
              <td key={heads[nth + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The reports of both sides beside each other, where there is room. */
export function ForceReports({ sides }: { readonly sides: readonly ForceReportProps[] }) {
  return (
    <div className={styles['force-reports']}>
      {sides.map((report) => (
        <ForceReport key={report.side} {...report} />
      ))}
    </div>
  )
}
