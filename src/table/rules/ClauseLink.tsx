import type { ReactNode } from 'react'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import writingStyles from '@/widgets/writing.module.css'

import styles from './clause-link.module.css'

/** Makes the links of a game's rulebook: a clause's number, with its heading on hover and for screen readers. */
export function clauseLinks(
  headings: Readonly<Record<string, string>>,
  rulesAt: (clause: string) => string,
): (props: { readonly clause: string }) => ReactNode {
  return function ClauseLink({ clause }) {
    const heading = headings[clause]
    return (
      <a
        className={classNames(controlStyles.chip, styles['clause-link'])}
        href={rulesAt(clause)}
        title={heading}
      >
        {clause}
        {heading !== undefined && <span className={writingStyles['visually-hidden']}>, {heading}</span>}
      </a>
    )
  }
}
