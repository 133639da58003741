import { useState } from 'react'
import { capitalized } from '@/engine/basics/phrases'
import type { Comfort } from '@/engine/table/table'
import { once } from '../desk/once'
import { Button } from '@/widgets/Button'
import { isPressed, shortcutOf } from '@/widgets/keys'
import { useWindowKey } from '../desk/use-table-keys'
import { EndWarning } from './EndWarning'
import { type Remains, ToDoList } from './ToDoList'
import type { Undone } from './undone'
import styles from './end.module.css'

/** As much of a desk as ending a segment needs. */
interface EndingDesk<Command> {
  readonly view: object
  readonly gesture: object
  readonly comfort: Comfort
  readonly onComfort: (change: Partial<Comfort>) => void
  readonly refusalOf: (command: Command) => object | undefined
  readonly send: (command: Command) => boolean
}

interface EndButtonProps<Command> {
  /** 'End movement'. */
  readonly name: string
  /** What comes after it: 'next: fireball'. */
  readonly next: string
  /** The table as it stands and what is in hand: whatever else the player does meanwhile is an answer, too. */
  readonly desk: EndingDesk<Command>
  /** What the button does. */
  readonly command: Command
  /** What is left to do, and the hexes where it can be done. */
  readonly left: Undone & Remains
}

/** Ends the segment, by button or Ctrl+Enter; asks first where something that cannot be made up for is left undone. */
export function EndButton<Command>({ name, next, desk, command, left }: EndButtonProps<Command>) {
  const { view, gesture, comfort, onComfort, refusalOf, send } = desk
  const { isWorthAsking, ...remains } = left
  // The button that comes back in place of a question put off has the focus that this had.
  const [isBack, setBack] = useState(false)
  const [asked, setAsked] = useState<Pick<typeof desk, 'view' | 'gesture'> | null>(null)
  const isAsking = asked?.view === view && asked.gesture === gesture
  const end = () => {
    if (isWorthAsking && !isAsking && comfort.warnsAtEnd && !refusalOf(command)) {
      setAsked({ view, gesture })
      setBack(false)
    } else send(command)
  }
  useWindowKey((event) => {
    if (!isPressed('endSegment', event) || event.repeat) return
    event.preventDefault()
    end()
  })
  const show = () => {
    const [hex] = left.hexes
    if (hex !== undefined) left.onPick(hex)
  }
  const onCancel = () => {
    setAsked(null)
    setBack(true)
  }
  return (
    <div className={styles['segment-end']}>
      <ToDoList {...remains} />
      {isAsking ? (
        <EndWarning
          left={`${capitalized(left.text)}.`}
          onShow={show}
          onEnd={() => send(command)}
          onCancel={onCancel}
          onStopAsking={() => onComfort({ warnsAtEnd: false })}
        />
      ) : (
        <Button
          autoFocus={isBack}
          look={left.text === '' ? 'primary' : undefined}
          className={styles['end-button']}
          aria-keyshortcuts={shortcutOf('endSegment')}
          onClick={once(end)}
        >
          <span>{name}</span>
          <small>{next}</small>
        </Button>
      )}
    </div>
  )
}
