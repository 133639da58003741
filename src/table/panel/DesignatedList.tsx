import type { ReactNode } from 'react'
import writingStyles from '@/widgets/writing.module.css'
import { DiceRow } from '@/widgets/DiceRow'
import { ActionButton, type PanelButton } from './Buttons'
import styles from './picking.module.css'

/** Something that is designated. */
export interface DesignatedRow {
  readonly key: string | number
  /** Where. */
  readonly place: string
  readonly text: string
  /** What the dice made of it; left out while they have not been rolled. */
  readonly result?: { readonly text: string; readonly faces: readonly number[] }
  /** What can be done about it until then. */
  readonly buttons: readonly PanelButton[]
}

interface DesignatedListProps {
  readonly label: string
  readonly title: ReactNode
  /** What is still to be done of it. */
  readonly aside: string
  /** What does all of it. */
  readonly all: PanelButton
  /** Why rolling has halted; '' where it has not. */
  readonly halted: string
  readonly rows: readonly DesignatedRow[]
}

/** What is designated and to be settled by dice, and what came of it. */
export function DesignatedList({ label, title, aside, all, halted, rows }: DesignatedListProps) {
  return (
    <section className={styles.designations} aria-label={label}>
      <div className={styles['designations__head']}>
        <h3>
          {title} <span className={writingStyles.soft}>{aside}</span>
        </h3>
        <ActionButton {...all} />
      </div>
      <p role="status" className={styles.designations__halted}>
        {halted}
      </p>
      <ol>
        {rows.map(({ key, place, text, result, buttons }) => (
          <li key={key} className={styles.designation} data-resolved={result ? '' : undefined}>
            <span className={styles['designation__text']}>
              <b>{place}</b> {text}
            </span>
            {result ? (
              <span className={styles['designation__result']} data-part="rolled" data-held="">
                <DiceRow faces={result.faces} />
                {result.text}
              </span>
            ) : (
              <span className={styles['designation__actions']}>
                {buttons.map((button) => (
                  <ActionButton key={button.name} {...button} label={`${button.name}: ${text} at ${place}`} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
