import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { once } from '@/table/desk/once'
import { END_TEXT } from '../../content/end-text'
import { capitalized } from '../../content/text'
import { answerHex } from '../gestures/answer'
import { IDLE } from '../gestures/gesture'
import type { PanelProps } from '../play/desk'
import { hexesLeft, stillToDo } from '../play/still-to-do'

interface EndWarningProps extends PanelProps {
  readonly onEnd: () => void
  readonly onCancel: () => void
}

/** In place of the button that ends the segment: what is left undone, since an end cannot be taken back. */
export function EndWarning({ desk, onEnd, onCancel }: EndWarningProps) {
  const { view, follow, onComfort } = desk
  const left = `${capitalized(stillToDo(view).text)}.`
  const [isLast, setLast] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  const show = () => {
    const [hex] = hexesLeft(view)
    if (hex !== undefined) follow(answerHex(view, IDLE, hex))
  }
  const end = () => {
    if (isLast) onComfort({ warnsAtEnd: false })
    onEnd()
  }
  return (
    <div className="end-warning" role="group" aria-label={left} onKeyDown={onKeyDown}>
      <p className="end-warning__left" aria-hidden="true">
        {left}
      </p>
      <div className="end-warning__buttons">
        <button ref={first} type="button" className="button button--primary" onClick={show}>
          {END_TEXT.showMe}
        </button>
        <button type="button" className="button" onClick={once(end)}>
          {END_TEXT.endAnyway}
        </button>
      </div>
      <label className="check end-warning__last">
        <input type="checkbox" checked={isLast} onChange={(change) => setLast(change.target.checked)} />
        {END_TEXT.stopAsking}
      </label>
    </div>
  )
}
