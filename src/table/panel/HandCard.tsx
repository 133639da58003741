import type { ReactNode } from 'react'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { ActionButton, type PanelButton } from './Buttons'
import styles from './hand-card.module.css'

interface HandCardProps {
  readonly label: string
  /** The button that does it. */
  readonly name: string
  readonly onTake: () => void
  /** A button that does it and what mostly follows, where both may go in one. */
  readonly andMore?: PanelButton | undefined
  /** What it comes to, in a sentence, where the button may be far from what tells it. */
  readonly summary?: string | undefined
  /** What it comes to together with what is designated already. */
  readonly chain?: string | undefined
  /** What stands beside the button. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** What is in hand with what is to be expected of it, before it is designated. */
export function HandCard({ label, name, onTake, andMore, summary, chain, aside, children }: HandCardProps) {
  return (
    <section className={styles.aimed} data-part="aimed" aria-label={label}>
      {children}
      <div className={styles['aimed__foot']}>
        {summary === undefined ? null : <p className={styles['aimed__summary']}>{summary}</p>}
        {chain === undefined ? null : <p className={styles['aimed__chain']}>{chain}</p>}
        <div className={styles['aimed__buttons']}>
          <PrimaryButton onClick={onTake}>{name}</PrimaryButton>
          {andMore ? <ActionButton {...andMore} /> : null}
          {aside}
        </div>
      </div>
    </section>
  )
}
