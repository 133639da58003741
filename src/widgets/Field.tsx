import { cloneElement, type ReactElement, useId } from 'react'
import controlStyles from './control.module.css'

interface FieldProps {
  readonly label: string
  readonly hint?: string
  /** The one input that the label names. */
  readonly children: ReactElement<{ readonly id?: string; readonly 'aria-describedby'?: string }>
}

/** An input with its name above and its hint below. */
export function Field({ label, hint, children }: FieldProps) {
  const id = useId()
  const described = hint === undefined ? {} : { 'aria-describedby': `${id}-hint` }
  return (
    <div className={controlStyles.field}>
      <label className={controlStyles['field__label']} htmlFor={id}>
        {label}
      </label>
      {cloneElement(children, { id, ...described })}
      {hint === undefined ? null : (
        <span id={`${id}-hint`} className={controlStyles['field__hint']}>
          {hint}
        </span>
      )}
    </div>
  )
}
