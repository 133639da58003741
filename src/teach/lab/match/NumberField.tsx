import { useState } from 'react'
import { Field } from '@/widgets/Field'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import styles from '../lab.module.css'

interface NumberFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** A whole number to type, within bounds; what is no such number gives way to the last one when the field is left. */
export function NumberField({ label, hint, value, least, most, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const write = (text: string) => {
    setTyped(text)
    const number = Number(text)
    if (text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) onChange(number)
  }
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      <input
        className={classNames(controlStyles['field__input'], styles['lab__number'])}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        required
        value={typed ?? value}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}
