import { useId } from 'react'
import styles from './settings.module.css'

interface Props<Value extends string> {
  readonly name: string
  /** What the choice is about, and whatever bears on it, a paragraph each. */
  readonly hints: readonly string[]
  /** The choices by what they are called, in order. */
  readonly choices: Readonly<Record<Value, string>>
  readonly values: readonly Value[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** One of a few: radio buttons side by side under their name. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { name, hints, choices, values, chosen, onChoose } = props
  const id = useId()
  return (
    <fieldset className={styles.setting} aria-describedby={`${id}-hints`}>
      <legend className={styles['setting__name']}>{name}</legend>
      <div id={`${id}-hints`} className={styles['setting__hint']}>
        {hints.map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
      </div>
      <div className={styles['setting__choices']}>
        {values.map((value) => (
          <label key={value} className={styles['setting__choice']}>
            <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
            {choices[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
