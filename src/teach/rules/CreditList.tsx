import type { Credit } from '@/engine/rulebook/rulebook'
import { Marked } from './Marked'
import styles from './rule-text.module.css'

interface CreditListProps {
  readonly credits: readonly Credit[]
  readonly sought?: readonly string[]
}

const NOTHING: readonly string[] = []

/** What was done for a game, and by whom. */
export function CreditList({ credits, sought = NOTHING }: CreditListProps) {
  return (
    <dl className={styles.credits}>
      {credits.map(({ part, names }) => (
        <div key={part} className={styles['credits__part']}>
          <dt>
            <Marked words={part} sought={sought} />
          </dt>
          <dd>
            <Marked words={names.join(', ')} sought={sought} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
