import { type ReactNode, useId } from 'react'
import type { Side } from './side'
import { PrimaryButton } from './PrimaryButton'
import styles from './curtain.module.css'

export interface CurtainProps {
  /** Who is to take the mouse. */
  readonly heading: string
  /** By what sign that one is known, above the heading. */
  readonly sign?: ReactNode
  readonly text: string
  readonly action: string
  readonly side?: Side
  /** Whether the button answers something, and so waits to be looked for: what has the focus is among the children. */
  readonly isAnswer?: boolean
  readonly onTake: () => void
  /** Ways out, under the button. */
  readonly children?: ReactNode
}

/** The screen between two seats at one browser: covers everything until the named player takes over. */
export function Curtain({
  heading,
  sign,
  text,
  action,
  side = 'first',
  isAnswer = false,
  onTake,
  children,
}: CurtainProps) {
  const id = useId()
  return (
    <div
      className={styles.curtain}
      data-side={side}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
    >
      <div className={styles['curtain__card']}>
        <div className={styles['curtain__sign']}>{sign}</div>
        <h1 id={`${id}-heading`} className={styles['curtain__heading']}>
          {heading}
        </h1>
        <p id={`${id}-text`} className={styles['curtain__text']}>
          {text}
        </p>
        <PrimaryButton className={styles['curtain__action']} autoFocus={!isAnswer} onClick={onTake}>
          {action}
        </PrimaryButton>
        {children}
      </div>
    </div>
  )
}
