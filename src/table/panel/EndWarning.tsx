import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/widgets/Button'
import { Check } from '@/widgets/Check'
import { once } from '../desk/once'
import { END_TEXT } from './end-text'
import styles from './end.module.css'

interface EndWarningProps {
  /** What is left undone, as a sentence. */
  readonly left: string
  /** Takes up the first of it. */
  readonly onShow: () => void
  readonly onEnd: () => void
  readonly onCancel: () => void
  /** The players do not want to be asked again. */
  readonly onStopAsking: () => void
}

/** In place of the button that ends the segment: what is left undone, since an end cannot be taken back. */
export function EndWarning({ left, onShow, onEnd, onCancel, onStopAsking }: EndWarningProps) {
  const [isLast, setLast] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  const end = () => {
    if (isLast) onStopAsking()
    onEnd()
  }
  return (
    <div className={styles['end-warning']} role="group" aria-label={left} onKeyDown={onKeyDown}>
      <p className={styles['end-warning__left']} aria-hidden="true">
        {left}
      </p>
      <div className={styles['end-warning__buttons']}>
        <Button ref={first} look="primary" className={styles['end-button']} onClick={onShow}>
          {END_TEXT.showMe}
        </Button>
        <Button className={styles['end-button']} onClick={once(end)}>
          {END_TEXT.endAnyway}
        </Button>
      </div>
      <Check
        label={END_TEXT.stopAsking}
        checked={isLast}
        className={styles['end-warning__last']}
        onChange={setLast}
      />
    </div>
  )
}
