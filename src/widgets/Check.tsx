import controlStyles from './control.module.css'

interface CheckProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A box to tick, with its words beside it. */
export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className={controlStyles.check}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}
