import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Comfort } from '@/engine/table/table'
import { Button } from '@/widgets/Button'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Check } from '@/widgets/Check'
import { once } from '../desk/once'
import type { Asking } from '../desk/question'
import { END_TEXT } from './end-text'
import styles from './end.module.css'

interface QuestionCardProps {
  readonly desk: Asking & { readonly onComfort: (change: Partial<Comfort>) => void }
  /** What has the focus after a question that was put off, unless the button that led to it is still there. */
  readonly home?: RefObject<HTMLElement | null>
}

/** The question that is open, beside the end of the segment: what would be lost, since it cannot be taken back. */
export function QuestionCard({ desk: { asked, ask, onComfort }, home }: QuestionCardProps) {
  const [isLast, setLast] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const putOff = useFocusReturned(home)
  // Before anyone can press the next key: the panels follow a click on the board as a transition, its effects later still.
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), [])
  if (!asked) return null
  const { text, yes, onYes, instead } = asked
  const leave = () => {
    putOff()
    ask(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    leave()
  }
  const goOn = () => {
    if (isLast) onComfort({ warnsAtEnd: false })
    ask(null)
    onYes()
  }
  return (
    <div className={styles['end-warning']} role="group" aria-label={text} onKeyDown={onKeyDown}>
      <p className={styles['end-warning__left']} aria-hidden="true">
        {text}
      </p>
      <div className={styles['end-warning__buttons']}>
        <PrimaryButton ref={first} className={styles['end-button']} onClick={instead?.onPress ?? leave}>
          {instead?.name ?? END_TEXT.cancel}
        </PrimaryButton>
        <Button className={styles['end-button']} onClick={once(goOn)}>
          {yes}
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

/** Gives the focus back where it came from once the question has gone, if it was put off. */
function useFocusReturned(home: QuestionCardProps['home']): () => void {
  const [opener] = useState(() => document.activeElement)
  const isPutOff = useRef(false)
  useEffect(() => {
    const otherwise = home?.current
    return () => {
      if (!isPutOff.current) return
      const isThere = opener?.isConnected && opener.matches('button, [role="application"]')
      const to = isThere && opener instanceof HTMLElement ? opener : otherwise
      to?.focus({ preventScroll: true })
    }
  }, [opener, home])
  return () => {
    isPutOff.current = true
  }
}
