import type { ReactNode } from 'react'
import controlStyles from '@/widgets/control.module.css'
import styles from './new-game.module.css'

/** One of several cards to choose from. */
export interface Choice<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly blurb: string
  /** Lines of figures below. */
  readonly figures?: readonly ReactNode[]
}

interface ChoicesProps<Id extends string> {
  readonly legend: string
  readonly hint?: string
  /** Of the group of radio buttons; one of its kind on the page. */
  readonly name: string
  readonly choices: readonly Choice<Id>[]
  readonly picked: Id
  readonly onPick: (id: Id) => void
  /** What stands below the cards. */
  readonly children?: ReactNode
}

/** Cards of which one is chosen. */
export function Choices<Id extends string>(props: ChoicesProps<Id>) {
  const { legend, hint, name, choices, picked, onPick, children } = props
  return (
    <fieldset>
      <legend className={controlStyles['field__label']}>{legend}</legend>
      {hint !== undefined && <p className={controlStyles['field__hint']}>{hint}</p>}
      <div className={styles['choices__cards']}>
        {choices.map(({ id, name: title, blurb, figures = [] }) => (
          <label key={id} className={styles.choice}>
            <input type="radio" name={name} value={id} checked={id === picked} onChange={() => onPick(id)} />
            <span className={styles['choice__name']}>{title}</span>
            <span className={styles['choice__blurb']}>{blurb}</span>
            {figures.map((line, nth) => (
              <span key={nth} className={styles['choice__figures']}>
                {line}
              </span>
            ))}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
