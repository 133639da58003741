import { marksIn } from './marks'
import styles from './rule-text.module.css'

interface MarkedProps {
  readonly words: string
  /** What was searched for, word by word. */
  readonly sought: readonly string[]
}

/** Words with whatever was searched for picked out. */
export function Marked({ words, sought }: MarkedProps) {
  if (sought.length === 0) return words
  return marksIn(words, sought).map(({ text, hit }, nth) =>
    hit ? (
      <mark key={nth} className={styles.found}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
