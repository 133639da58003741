import type { ReactNode } from 'react'
import './seal.css'

interface VerdictProps {
  readonly holds: boolean
  /** The same in words. */
  readonly children: ReactNode
}

/** What came of checking a seal. */
export function Verdict({ holds, children }: VerdictProps) {
  return (
    <p className={holds ? 'seal-verdict' : 'seal-verdict seal-verdict--broken'} role="status">
      <span aria-hidden="true">{holds ? '✓' : '✗'}</span> {children}
    </p>
  )
}
