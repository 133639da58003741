import { classNames } from './class-names'
import controlStyles from './control.module.css'

interface CheckProps {
  readonly label: string
  readonly checked: boolean
  readonly className?: string | undefined
  readonly onChange: (checked: boolean) => void
}

/** A box to tick, with its words beside it. */
export function Check({ label, checked, className, onChange }: CheckProps) {
  return (
    <label className={classNames(controlStyles.check, className)}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}
