import { EDITOR_TEXT } from './editor-text'

interface RemovableProps {
  readonly name: string
  readonly onRemove: () => void
}

/** Something in the position, and a button that takes it off. */
export function Removable({ name, onRemove }: RemovableProps) {
  return (
    <p className="arena-editor__entry">
      <b>{name}</b>
      <button type="button" className="button" aria-label={EDITOR_TEXT.remove(name)} onClick={onRemove}>
        {EDITOR_TEXT.removeShort}
      </button>
    </p>
  )
}
