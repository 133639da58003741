import { Die, type DieProps } from './Die'
import { DICE } from './dice-row-text'
import styles from './die.module.css'

interface DiceRowProps extends Pick<DieProps, 'size'> {
  readonly faces: readonly number[]
  /** Whether they were thrown by hand and typed in. */
  readonly typed?: boolean | undefined
}

/** Dice as they fell, in a line of text or large on the board. */
export function DiceRow({ faces, typed = false, size = 'small' }: DiceRowProps) {
  if (faces.length === 0) return null
  return (
    <span
      className={styles['dice-row']}
      data-part="dice"
      role="img"
      aria-label={(typed ? DICE.typed : DICE.rolled)(faces)}
    >
      {faces.map((face, nth) => (
        <Die key={nth} face={face} size={size} />
      ))}
      {typed && <span className={styles['dice-row__typed']}>{DICE.byHand}</span>}
    </span>
  )
}
