import type { Rulebook } from '@/engine/rulebook/rulebook'
import { rulesAddress } from '../addresses/rules-address'
import styles from './lesson.module.css'

interface ClauseLinkProps {
  readonly rulebook: Rulebook
  readonly clause: string
}

/** The clause that an answer rests on, by its id and title. */
export function ClauseLink({ rulebook, clause }: ClauseLinkProps) {
  const title = rulebook.sections.flatMap(({ clauses }) => clauses).find(({ id }) => id === clause)?.title
  return (
    <a className={styles['lesson-clause']} href={rulesAddress(rulebook.gameId, clause)}>
      {title === undefined ? clause : `${clause} ${title}`}
    </a>
  )
}
