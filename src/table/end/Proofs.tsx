import type { ReactNode } from 'react'
import type { TableProps } from '@/engine/table/table'
import panelStyles from '@/widgets/panel.module.css'
import { END_FRAME } from './end-frame-text'
import styles from './end-frame.module.css'

interface ProofsProps {
  readonly sealHolds?: TableProps<object, never, never>['sealHolds']
  readonly diceCheck: TableProps<object, never, never>['diceCheck']
  readonly children: ReactNode
}

/** The seals, folded away unless one of them is found broken. */
export function Proofs({ sealHolds, diceCheck, children }: ProofsProps) {
  const isBroken = sealHolds === false || diceCheck?.holds === false
  return (
    <details key={String(isBroken)} className={styles.proofs} open={isBroken}>
      <summary>{END_FRAME.proofs}</summary>
      <div className={panelStyles.stack}>{children}</div>
    </details>
  )
}
