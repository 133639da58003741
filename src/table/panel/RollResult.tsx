import type { ReactNode } from 'react'
import { DiceRow } from '@/widgets/DiceRow'
import styles from './action-panel.module.css'

interface RollResultProps {
  /** The faces that were rolled, if any were. */
  readonly faces?: readonly number[]
  readonly children: ReactNode
}

/** What came of it, beside the dice that said so. */
export function RollResult({ faces = [], children }: RollResultProps) {
  return (
    <p className={styles['panel-result']} data-part="rolled" data-held="">
      <DiceRow faces={faces} />
      {children}
    </p>
  )
}
