import { useState } from 'react'
import { Field } from '@/widgets/Field'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import styles from './author.module.css'

interface TextAreaProps {
  readonly label: string
  readonly hint?: string
  readonly text: string
  readonly rows: number
  readonly onChange: (text: string) => void
}

/** A text of several lines; what is written stays as it was written, whatever is made of it. */
export function TextArea({ label, hint, text, rows, onChange }: TextAreaProps) {
  const [written, setWritten] = useState(text)
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      <textarea
        className={classNames(controlStyles['field__input'], styles['author__area'])}
        rows={rows}
        maxLength={20_000}
        value={written}
        onChange={({ target }) => {
          setWritten(target.value)
          onChange(target.value)
        }}
      />
    </Field>
  )
}
