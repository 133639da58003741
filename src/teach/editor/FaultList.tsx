import type { Problem } from '@/engine/kernel/refusal'
import controlStyles from '@/widgets/control.module.css'
import styles from './editor-page.module.css'

interface FaultListProps {
  readonly problems: readonly Problem[]
  readonly clauseAddress?: (clause: string) => string
}

/** What is wrong, each with its place and its clause. */
export function FaultList({ problems, clauseAddress }: FaultListProps) {
  if (problems.length === 0) return null
  return (
    <ul className={styles.faults}>
      {problems.map(({ path, message, clause }) => (
        <li key={`${path} ${message}`} className={styles['faults__one']}>
          {path !== '' && <code className={styles['faults__path']}>{path}</code>}
          <span>{message}</span>
          {clause !== undefined && clauseAddress && (
            <a className={controlStyles.chip} href={clauseAddress(clause)} target="_blank" rel="noopener">
              {clause}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
