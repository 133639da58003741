import { useId, useState } from 'react'
import styles from './stepper.module.css'
import writingStyles from './writing.module.css'

export interface StepperProps {
  readonly label: string
  /** Keeps the label for screen readers only, where the name stands beside already. */
  readonly labelHidden?: boolean
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly onChange: (value: number) => void
}

/** A number with a button for less and one for more; the number can be typed too. */
export function Stepper({ label, labelHidden = false, value, min, max, step = 1, onChange }: StepperProps) {
  const id = useId()
  /** What stands in the field while it is written: the beginning of a number may be none that is allowed. */
  const [written, setWritten] = useState<string | null>(null)
  const set = (next: number) => {
    const allowed = Math.min(Math.max(next, min), max)
    if (allowed !== value) onChange(allowed)
  }
  return (
    <div className={styles.stepper} data-part="stepper">
      <label
        className={labelHidden ? writingStyles['visually-hidden'] : styles['stepper__label']}
        htmlFor={id}
      >
        {label}
      </label>
      <div className={styles['stepper__box']}>
        <button
          type="button"
          className={styles['stepper__button']}
          aria-label={`${label}: less`}
          disabled={value <= min}
          onClick={() => set(value - step)}
        >
          −
        </button>
        <input
          id={id}
          className={styles['stepper__number']}
          type="number"
          inputMode="numeric"
          value={written ?? value}
          min={min}
          max={max}
          step={step}
          onChange={({ target }) => {
            setWritten(target.value)
            const number = Math.round(target.valueAsNumber)
            if (number >= min && number <= max) set(number)
          }}
          onBlur={({ target }) => {
            setWritten(null)
            if (target.value !== '') set(Math.round(target.valueAsNumber))
          }}
        />
        <button
          type="button"
          className={styles['stepper__button']}
          aria-label={`${label}: more`}
          disabled={value >= max}
          onClick={() => set(value + step)}
        >
          +
        </button>
      </div>
    </div>
  )
}
