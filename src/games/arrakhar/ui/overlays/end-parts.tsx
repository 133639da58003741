import type { HexId } from '@/engine/hex'
import { IDLE } from '@/table/desk/answer'
import { EndWarning } from '@/table/panel/EndWarning'
import { ToDoList } from '@/table/panel/ToDoList'
import { capitalized } from '@/engine/phrases'
import { answerHex } from '../gestures/answer'
import { hexOfGesture } from '../gestures/next-stack'
import type { Desk, PanelProps } from '../play/desk'
import { stackText } from '../play/stack-text'
import { hexesLeft, stillToDo } from '../play/still-to-do'

interface UndoneWarningProps extends PanelProps {
  readonly onEnd: () => void
  readonly onCancel: () => void
}

/** What is left undone, since an end cannot be taken back. */
function UndoneWarning({ desk, ...answers }: UndoneWarningProps) {
  const { view, onComfort } = desk
  const show = () => {
    const [hex] = hexesLeft(view)
    if (hex !== undefined) pick(desk, hex)
  }
  return (
    <EndWarning
      {...answers}
      left={`${capitalized(stillToDo(view).text)}.`}
      onShow={show}
      onStopAsking={() => onComfort({ warnsAtEnd: false })}
    />
  )
}

/** What is left to do in the segment, and the stacks that can do it. */
function LeftToDo({ desk }: PanelProps) {
  const { view, gesture } = desk
  return (
    <ToDoList
      text={stillToDo(view).text}
      hexes={hexesLeft(view)}
      textOf={(hex) => stackText(view, hex)}
      picked={hexOfGesture(view, gesture)}
      onPick={(hex) => pick(desk, hex)}
    />
  )
}

function pick({ view, follow }: Desk, hex: HexId): void {
  follow(answerHex(view, IDLE, hex))
}

/** What the end of a segment needs once the table stands. */
export const END_PARTS = { stillToDo, UndoneWarning, LeftToDo }
