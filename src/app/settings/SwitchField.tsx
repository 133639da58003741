import { useId } from 'react'
import { classNames } from '@/widgets/class-names'
import styles from './settings.module.css'

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
    <div className={classNames(styles.setting, styles['setting--switch'])}>
      <label className={styles['setting__name']} htmlFor={id}>
        {name}
      </label>
      <p id={`${id}-hint`} className={styles['setting__hint']}>
        {hint}
      </p>
      <input
        id={id}
        className={styles.switch}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-hint`}
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
    </div>
  )
}
