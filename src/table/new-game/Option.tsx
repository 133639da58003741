import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'

import styles from './new-game.module.css'

export interface OptionProps {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A box to tick, with a sentence on what it does. */
export function Option({ label, hint, checked, onChange }: OptionProps) {
  return (
    <label className={classNames(controlStyles.check, styles.option)}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b>{label}</b> <span className={controlStyles['field__hint']}>{hint}</span>
      </span>
    </label>
  )
}
