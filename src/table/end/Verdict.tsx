import type { ReactNode } from 'react'
import { classNames } from '@/widgets/class-names'
import styles from './seal.module.css'

interface VerdictProps {
  readonly holds: boolean
  /** The same in words. */
  readonly children: ReactNode
}

/** What came of checking a seal. */
export function Verdict({ holds, children }: VerdictProps) {
  return (
    <p
      className={classNames(styles['seal-verdict'], holds ? undefined : styles['seal-verdict--broken'])}
      role="status"
    >
      <span aria-hidden="true">{holds ? '✓' : '✗'}</span> {children}
    </p>
  )
}
