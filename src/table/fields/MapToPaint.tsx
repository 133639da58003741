import { useState } from 'react'
import { Button } from '@/widgets/Button'
import controlStyles from '@/widgets/control.module.css'
import { Dialog } from '@/widgets/Dialog'
import { NEW_GAME_TEXT as TEXT } from '../new-game/new-game-text'
import { Problems } from '../new-game/Problems'
import type { FieldProps } from './field'
import { PaintedBoard } from './PaintedBoard'
import styles from './fields.module.css'

/** A map to paint on a sheet of its own, where a wheel that turns does not scroll the form. */
export function MapToPaint<Change>({ field, onChange }: FieldProps<'map', Change>) {
  const { label, hint, fault, isPrinted } = field
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div className={controlStyles.field}>
      <span className={controlStyles['field__label']}>{label}</span>
      <div className={styles['group__plain']}>
        <Button onClick={() => setIsOpen(true)}>{TEXT.paint}</Button>
        {!isPrinted && (
          <Button look="quiet" onClick={() => onChange(field.clear())}>
            {TEXT.printedMap}
          </Button>
        )}
      </div>
      <p className={controlStyles['field__hint']}>{hint}</p>
      <Problems lines={fault === undefined ? [] : [fault]} />
      <Dialog
        open={isOpen}
        onClose={close}
        title={label}
        size="wide"
        footer={<Button onClick={close}>{TEXT.painted}</Button>}
      >
        <PaintedBoard {...{ field, onChange }} />
      </Dialog>
    </div>
  )
}
