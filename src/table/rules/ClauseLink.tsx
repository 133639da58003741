import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import writingStyles from '@/widgets/writing.module.css'

import styles from './clause-link.module.css'

interface ClauseLinkProps {
  readonly clause: string
  readonly href: string
  readonly heading: string | undefined
}

/** A clause's number as a link to it, with its heading on hover and for screen readers. */
export function ClauseLink({ clause, href, heading }: ClauseLinkProps) {
  return (
    <a className={classNames(controlStyles.chip, styles['clause-link'])} href={href} title={heading}>
      {clause}
      {heading !== undefined && <span className={writingStyles['visually-hidden']}>, {heading}</span>}
    </a>
  )
}
