import type { Credit } from '@/engine/rulebook/rulebook'
import styles from './rule-text.module.css'

interface CreditListProps {
  readonly credits: readonly Credit[]
}

/** What was done for a game, and by whom. */
export function CreditList({ credits }: CreditListProps) {
  return (
    <dl className={styles.credits}>
      {credits.map(({ part, names }) => (
        <div key={part} className={styles['credits__part']}>
          <dt>{part}</dt>
          <dd>{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
