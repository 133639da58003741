import styles from './links.module.css'

interface TickProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Something to agree to before a link is made. */
export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className={styles['share__choice']}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  )
}
