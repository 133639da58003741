import { useContext, useState } from 'react'
import { Field } from '@/widgets/Field'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { DraftRun } from './draft-run'
import styles from './author.module.css'

interface TextAreaProps {
  readonly label: string
  readonly hint?: string
  readonly text: string
  readonly rows: number
  /** Its key in the chapter, by which the check finds it. */
  readonly field: string
  readonly onChange: (text: string) => void
}

/** A text of several lines; what is written stays as it was written, whatever is made of it, until it is taken back. */
export function TextArea({ label, hint, text, rows, field, onChange }: TextAreaProps) {
  const run = useContext(DraftRun)
  const [written, setWritten] = useState({ text, run })
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      <textarea
        className={classNames(controlStyles['field__input'], styles['author__area'])}
        rows={rows}
        maxLength={20_000}
        data-field={field}
        value={written.run === run ? written.text : text}
        onChange={({ target }) => {
          setWritten({ text: target.value, run })
          onChange(target.value)
        }}
      />
    </Field>
  )
}
