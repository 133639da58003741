import type { Problem } from '@/engine/kernel/refusal'
import { PAGE_TEXT } from './page-text'
import styles from './problems.module.css'

/** As many faults as anybody reads. */
const SHOWN = 8

interface ProblemsProps {
  readonly title: string
  readonly problems: readonly Problem[]
}

/** What is wrong with a file, line by line. */
export function Problems({ title, problems }: ProblemsProps) {
  const more = problems.length - SHOWN
  return (
    <div className={styles.problems}>
      <p className={styles['problems__title']}>{title}</p>
      <ul>
        {problems.slice(0, SHOWN).map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path === '' ? null : <code>{path}</code>} {message}
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{PAGE_TEXT.moreProblems(more)}</p> : null}
    </div>
  )
}
