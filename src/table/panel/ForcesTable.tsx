import writingStyles from '@/widgets/writing.module.css'
import type { Side } from '@/widgets/side'
import styles from './forces.module.css'

/** What a side has. */
export interface ForcesRow {
  readonly name: string
  readonly side: Side
  readonly counts: readonly ForceCount[]
}

/** How many of one type a side has. */
interface ForceCount {
  readonly key: string
  /** Artwork as SVG path data in a 256 x 256 box. */
  readonly icon: string
  readonly count: number
  /** All of it in words. */
  readonly text: string
}

/** What each side has of every type, a row for each. */
export function ForcesTable({
  title,
  rows,
}: {
  readonly title: string
  readonly rows: readonly ForcesRow[]
}) {
  return (
    <table className={styles.forces}>
      <caption className={writingStyles['visually-hidden']}>{title}</caption>
      <tbody>
        {rows.map(({ name, side, counts }) => (
          <tr key={side} data-side={side}>
            <th scope="row">{name}</th>
            {counts.map(({ key, icon, count, text }) => (
              <td key={key} title={text}>
                <svg viewBox="0 0 256 256" aria-hidden="true">
                  <path d={icon} />
                </svg>
                <b aria-hidden="true">{count}</b>
                <span className={writingStyles['visually-hidden']}>{text}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
