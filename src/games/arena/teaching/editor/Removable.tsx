import controlStyles from '@/widgets/control.module.css'
import { EDITOR_TEXT } from './editor-text'
import styles from './arena-editor.module.css'

interface RemovableProps {
  readonly name: string
  readonly onRemove: () => void
}

/** Something in the position, and a button that takes it off. */
export function Removable({ name, onRemove }: RemovableProps) {
  return (
    <p className={styles['arena-editor__entry']}>
      <b>{name}</b>
      <button
        type="button"
        className={controlStyles.button}
        aria-label={EDITOR_TEXT.remove(name)}
        onClick={onRemove}
      >
        {EDITOR_TEXT.removeShort}
      </button>
    </p>
  )
}
