import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/widgets/Button'
import { Check } from '@/widgets/Check'
import { once } from '../desk/once'
import { END_TEXT } from './end-text'
import styles from './end.module.css'

interface QuestionProps {
  /** What would be lost or left, as a sentence. */
  readonly says: string
  /** What a careful player would do; it has the focus. */
  readonly careful: string
  readonly onCareful: () => void
  /** What was asked for. */
  readonly anyway: string
  readonly onAnyway: () => void
  readonly onCancel: () => void
  /** The players do not want to be asked again. */
  readonly onStopAsking: () => void
}

/** Asks before what cannot be taken back; the focus goes to the question, and afterwards back to where it was. */
export function Question({ says, careful, anyway, ...on }: QuestionProps) {
  const [isLast, setLast] = useState(false)
  const [before] = useState(() => document.activeElement)
  const box = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const asking = box.current
    first.current?.focus({ preventScroll: true })
    return () => {
      const isHere = asking?.contains(document.activeElement) === true
      if (isHere && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [before])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    on.onCancel()
  }
  const go = () => {
    if (isLast) on.onStopAsking()
    on.onAnyway()
  }
  return (
    <div
      ref={box}
      className={styles['end-warning']}
      data-part="question"
      role="group"
      aria-label={says}
      onKeyDown={onKeyDown}
    >
      <p className={styles['end-warning__left']} aria-hidden="true">
        {says}
      </p>
      <div className={styles['end-warning__buttons']}>
        <Button ref={first} look="primary" className={styles['end-button']} onClick={on.onCareful}>
          {careful}
        </Button>
        <Button className={styles['end-button']} onClick={once(go)}>
          {anyway}
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
