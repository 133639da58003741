import './new-game.css'

export interface OptionProps {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A box to tick, with a sentence on what it does. */
export function Option({ label, hint, checked, onChange }: OptionProps) {
  return (
    <label className="check option">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b>{label}</b> <span className="field__hint">{hint}</span>
      </span>
    </label>
  )
}
