import { Die } from '@/widgets/Die'
import writingStyles from '@/widgets/writing.module.css'
import { DICE_TEXT } from './dice-text'
import styles from './dice.module.css'

interface FaceTableProps {
  readonly caption: string
  /** How often each face came up, the one first. */
  readonly counts: readonly number[]
}

/** How often each face came up, beside a bar for it; a line stands where fair dice are expected. */
export function FaceTable({ caption, counts }: FaceTableProps) {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const longest = Math.max(...counts, even)
  return (
    <table className={styles['face-table']}>
      <caption className={writingStyles['visually-hidden']}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{DICE_TEXT.face}</th>
          <th scope="col">{DICE_TEXT.count}</th>
          <th scope="col">{DICE_TEXT.share}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map((count, nth) => (
          // Faces keep their order, so the place is their key.
          <tr key={nth}>
            <th scope="row">
              <span className={writingStyles['visually-hidden']}>{nth + 1}</span>
              <span aria-hidden="true">
                <Die face={nth + 1} />
              </span>
            </th>
            <td>{count}</td>
            <td>
              <Bar share={count / longest} even={even / longest} />
              <span
                className={writingStyles['visually-hidden']}
              >{`${count >= even ? '+' : ''}${(count - even).toFixed(1)}`}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A bar as long as a share of the longest, and the line of an even spread. */
function Bar({ share, even }: { readonly share: number; readonly even: number }) {
  return (
    <svg className={styles['face-bar']} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles['face-bar__fill']} y="1" width={100 * share} height="8" />
      <path className={styles['face-bar__even']} d={`M${100 * even} 0V10`} />
    </svg>
  )
}
