import { Die } from '@/widgets/Die'
import { DICE } from './dice-text'
import styles from './log.module.css'

interface DiceRowProps {
  readonly faces: readonly number[]
  /** Whether they were thrown by hand and typed in. */
  readonly typed?: boolean | undefined
}

/** Dice as they fell. */
export function DiceRow({ faces, typed = false }: DiceRowProps) {
  if (faces.length === 0) return null
  return (
    <span className={styles['dice-row']} role="img" aria-label={(typed ? DICE.typed : DICE.rolled)(faces)}>
      {faces.map((face, nth) => (
        <Die key={nth} face={face} />
      ))}
      {typed && <span className={styles['dice-row__typed']}>{DICE.byHand}</span>}
    </span>
  )
}
