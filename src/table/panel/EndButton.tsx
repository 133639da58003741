import { type ReactNode, useState } from 'react'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { once } from '../desk/once'
import { isPressed, shortcutOf } from '@/widgets/keys'
import { useWindowKey } from '../desk/use-table-keys'
import styles from './end.module.css'

/** What is left undone in a segment, as far as everybody may know. */
export interface Undone {
  /** '3 stacks can still move'; '' for nothing. */
  readonly text: string
  /** Whether a player may have forgotten it: then the end of the segment is worth a question. */
  readonly isWorthAsking: boolean
}

interface EndButtonProps {
  /** 'End movement'. */
  readonly name: string
  /** What comes after it: 'next: fireball'. */
  readonly next: string
  /** The table as it stands and what is in hand: whatever else the player does meanwhile is an answer, too. */
  readonly desk: { readonly view: object; readonly gesture: object }
  readonly left: Undone
  /** Whether the players like to be asked, and the segment may be ended at all. */
  readonly mayAsk: () => boolean
  readonly onEnd: () => void
  /** What is left to do, above the button. */
  readonly list: ReactNode
  /** The question, in the button's place. */
  readonly warning: (answers: { readonly onEnd: () => void; readonly onCancel: () => void }) => ReactNode
}

/** Ends the segment, by button or Ctrl+Enter; asks first where something that cannot be made up for is left undone. */
export function EndButton({ name, next, desk, left, mayAsk, onEnd, list, warning }: EndButtonProps) {
  const { view, gesture } = desk
  // The button that comes back in place of a question put off has the focus that this had.
  const [isBack, setBack] = useState(false)
  const [asked, setAsked] = useState<typeof desk | null>(null)
  const isAsking = asked?.view === view && asked.gesture === gesture
  const end = () => {
    if (left.isWorthAsking && !isAsking && mayAsk()) {
      setAsked({ view, gesture })
      setBack(false)
    } else onEnd()
  }
  useWindowKey((event) => {
    if (!isPressed('endSegment', event) || event.repeat) return
    event.preventDefault()
    end()
  })
  const onCancel = () => {
    setAsked(null)
    setBack(true)
  }
  return (
    <div className={styles['segment-end']}>
      {list}
      {isAsking ? (
        warning({ onEnd, onCancel })
      ) : (
        <button
          type="button"
          autoFocus={isBack}
          className={classNames(
            controlStyles.button,
            styles['end-button'],
            left.text === '' ? controlStyles['button--primary'] : undefined,
          )}
          aria-keyshortcuts={shortcutOf('endSegment')}
          onClick={once(end)}
        >
          <span>{name}</span>
          <small>{next}</small>
        </button>
      )}
    </div>
  )
}
