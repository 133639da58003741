import type { HexId } from '@/engine/kernel/hex'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { Fields } from '../fields/Fields'
import styles from '../teaching/position-editor.module.css'
import type { EditorHex, EditorPanel } from './editor-model'
import { EDITOR_TEXT } from './editor-text'

interface PanelProps<Change> {
  readonly panel: EditorPanel<Change>
  readonly onChange: (change: Change) => void
}

/** Fields for what the board does not show. */
export function Panel<Change>({ panel: { name, isFolded = false, fields }, onChange }: PanelProps<Change>) {
  const inside = <Fields fields={fields} onChange={onChange} />
  if (isFolded)
    return (
      <details className={panelStyles.panel}>
        <summary className={styles['position-editor__fold']}>{name}</summary>
        <div className={panelStyles.stack}>{inside}</div>
      </details>
    )
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={name}>
      <h2 className={panelStyles['panel__title']}>{name}</h2>
      {inside}
    </section>
  )
}

interface HexPanelProps<Change> {
  /** Null while no hex is chosen. */
  readonly hex: HexId | null
  readonly hexAt: (hex: HexId) => EditorHex<Change>
  readonly onChange: (change: Change) => void
  readonly onCarry: (from: HexId) => void
  readonly onClear: (hex: HexId) => void
}

/** What is in the hex chosen last, to be changed. */
export function HexPanel<Change>({ hex, hexAt, onChange, onCarry, onClear }: HexPanelProps<Change>) {
  if (hex === null)
    return (
      <p className={classNames(panelStyles.panel, panelStyles['panel--sunken'])}>{EDITOR_TEXT.hexNone}</p>
    )
  const { words, isEmpty, fields } = hexAt(hex)
  const title = EDITOR_TEXT.hexTitle(hex)
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={title}>
      <h2 className={panelStyles['panel__title']}>{title}</h2>
      <p>{words}</p>
      {isEmpty && <p className={controlStyles['field__hint']}>{EDITOR_TEXT.hexEmpty}</p>}
      <Fields fields={fields} onChange={onChange} />
      {!isEmpty && (
        <div className={panelStyles.row}>
          <Button onClick={() => onCarry(hex)}>{EDITOR_TEXT.carry}</Button>
          <Button onClick={() => onClear(hex)}>{EDITOR_TEXT.clear}</Button>
        </div>
      )}
    </section>
  )
}
