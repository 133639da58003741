import type { ComponentType } from 'react'
import { classNames } from '@/widgets/class-names'
import { SET_UP_TEXT as TEXT } from './set-up-text'
import styles from './set-up.module.css'

/** Something that must be so before a step of the set-up can be finished. */
export interface CheckStep {
  readonly text: string
  readonly clause: string
  readonly isDone: boolean
}

interface CheckListProps {
  readonly title: string
  readonly steps: readonly CheckStep[]
  /** What to say when nothing is missing. */
  readonly ready: string
  /** A clause as a link into the game's rules. */
  readonly Clause: ComponentType<{ readonly clause: string }>
}

/** What must be done before a step can be finished: ticked when it is, with its clause; told anew as it changes. */
export function CheckList({ title, steps, ready, Clause }: CheckListProps) {
  const isReady = steps.every(({ isDone }) => isDone)
  return (
    <section aria-label={title} data-ready={isReady ? '' : undefined}>
      <h2 className={styles['check-list__title']}>{title}</h2>
      <ul className={styles['check-list__items']} aria-live="polite">
        {steps.map(({ text, clause, isDone }, nth) => (
          <li
            key={nth}
            className={classNames(
              styles['check-list__step'],
              isDone ? styles['check-list__step--done'] : undefined,
            )}
            data-done={isDone ? '' : undefined}
          >
            <span
              className={styles['check-list__mark']}
              role="img"
              aria-label={isDone ? TEXT.done : TEXT.missing}
            />
            <span>
              {text} <Clause clause={clause} />
            </span>
          </li>
        ))}
        {isReady && <li className={styles['check-list__ready']}>{ready}</li>}
      </ul>
    </section>
  )
}
