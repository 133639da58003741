import { useRef } from 'react'
import { capitalized } from '@/engine/basics/phrases'
import type { Comfort } from '@/engine/table/table'
import { once } from '../desk/once'
import type { Asking } from '../desk/question'
import { Button } from '@/widgets/Button'
import { isPressed, shortcutOf } from '@/widgets/keys'
import { useWindowKey } from '../desk/use-table-keys'
import { END_TEXT } from './end-text'
import { QuestionCard } from './QuestionCard'
import { type Remains, ToDoList } from './ToDoList'
import type { Undone } from './undone'
import styles from './end.module.css'

/** As much of a desk as ending a segment needs. */
interface EndingDesk<Command> extends Asking {
  readonly onComfort: (change: Partial<Comfort>) => void
  readonly refusalOf: (command: Command) => object | undefined
  readonly send: (command: Command) => boolean
}

interface EndButtonProps<Command> {
  /** 'End movement'. */
  readonly name: string
  /** What comes after it: 'next: fireball'. */
  readonly next: string
  readonly desk: EndingDesk<Command>
  /** What the button does. */
  readonly command: Command
  /** What is left to do, and the hexes where it can be done. */
  readonly left: Undone & Remains
}

/** Ends the segment, by button or Ctrl+Enter; asks first where something that cannot be made up for is left undone. */
export function EndButton<Command>({ name, next, desk, command, left }: EndButtonProps<Command>) {
  const { asked, ask, refusalOf, send } = desk
  const { isWorthAsking, ...remains } = left
  const button = useRef<HTMLButtonElement>(null)
  const show = () => {
    const [hex] = left.hexes
    if (hex !== undefined) left.onPick(hex)
  }
  const end = () => {
    // Asked for once more, it is meant.
    if (!isWorthAsking || asked?.yes === END_TEXT.endAnyway || refusalOf(command)) send(command)
    else
      ask({
        text: `${capitalized(left.optional)}.`,
        yes: END_TEXT.endAnyway,
        onYes: () => send(command),
        instead: { name: END_TEXT.showMe, onPress: show },
      })
  }
  useWindowKey((event) => {
    if (!isPressed('endSegment', event) || event.repeat) return
    event.preventDefault()
    end()
  })
  return (
    <div className={styles['segment-end']}>
      <ToDoList {...remains} />
      {asked ? <QuestionCard desk={desk} home={button} /> : null}
      <Button
        ref={button}
        look={left.owed + left.optional === '' ? 'primary' : undefined}
        className={styles['end-button']}
        aria-keyshortcuts={shortcutOf('endSegment')}
        // What was asked is answered above, and not by a second press of what led to it.
        aria-disabled={asked !== null}
        onClick={asked ? undefined : once(end)}
      >
        <span>{name}</span>
        <small>{next}</small>
      </Button>
    </div>
  )
}
