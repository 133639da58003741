import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { once } from '../desk/once'
import { WORDS_FRAME as TEXT } from './words-text'
import styles from './words.module.css'

interface SelectionBarProps {
  /** What is picked, as a sentence. */
  readonly text: string
  /** What it is ready for, if anything. */
  readonly ready?: { readonly name: string; readonly onTake: () => void } | undefined
  readonly onLetGo: () => void
}

/** What is in hand, and the ways to use it or to let go of it. */
export function SelectionBar({ text, ready, onLetGo }: SelectionBarProps) {
  return (
    <section className={styles['words__hand']} aria-label={TEXT.inHand}>
      <p>{text}</p>
      <div className={classNames(panelStyles.row, styles['words__row'])} data-takes-focus="">
        {ready ? <PrimaryButton onClick={once(ready.onTake)}>{ready.name}</PrimaryButton> : null}
        <Button onClick={onLetGo}>{TEXT.letGo}</Button>
      </div>
    </section>
  )
}
