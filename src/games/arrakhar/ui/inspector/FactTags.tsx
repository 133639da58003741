import { CLAUSES } from '../../content/clauses'
import type { Fact } from '../../content/inspector-text'
import { rulesAt } from '../../content/text'
import styles from './inspector.module.css'

/** What holds, each with its clause as a small tag. */
export function FactTags({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className={styles['inspector__facts']}>
      {facts.map(({ text, clause }) => (
        <li key={text}>
          {text}{' '}
          <a className={styles['inspector__clause']} href={rulesAt(clause)} title={CLAUSES[clause]}>
            {clause}
          </a>
        </li>
      ))}
    </ul>
  )
}
