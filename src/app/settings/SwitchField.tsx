import { useId } from 'react'

interface Props {
  readonly name: string
  readonly hint: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** A setting that is on or off. */
export function SwitchField({ name, hint, isOn, onSwitch }: Props) {
  const id = useId()
  return (
    <div className="setting setting--switch">
      <label className="setting__name" htmlFor={id}>
        {name}
      </label>
      <p id={`${id}-hint`} className="setting__hint">
        {hint}
      </p>
      <input
        id={id}
        className="switch"
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-hint`}
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
    </div>
  )
}
