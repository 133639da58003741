import type { Problem } from '@/engine/kernel/refusal'
import styles from './problems.module.css'

/** The faults of a file, each with its place. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul className={styles.problems} tabIndex={0}>
      {problems.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          {path !== '' && <code>{path}: </code>}
          {message}
        </li>
      ))}
    </ul>
  )
}
