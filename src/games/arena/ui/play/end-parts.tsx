import { capitalized } from '@/engine/phrases'
import { EndWarning } from '@/table/panel/EndWarning'
import { ToDoList } from '@/table/panel/ToDoList'
import { hexesToAct, hexOfGesture } from '../gestures/hands'
import { placeInWords } from '../words/hex-words'
import type { PanelProps } from './desk'
import { pickHex } from './pick-next'
import { stillToDo } from './still-to-do'

interface UndoneWarningProps extends PanelProps {
  readonly onEnd: () => void
  readonly onCancel: () => void
}

/** What is left undone, since an end cannot be taken back. */
export function UndoneWarning({ desk, ...answers }: UndoneWarningProps) {
  const { view, onComfort } = desk
  const show = () => {
    answers.onCancel()
    const [hex] = hexesToAct(view)
    if (hex !== undefined) pickHex(desk, hex)
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

/** What is left to do in the phase, and the hexes where it can be done. */
export function LeftToDo({ desk }: PanelProps) {
  const { view, gesture } = desk
  return (
    <ToDoList
      text={stillToDo(view).text}
      hexes={hexesToAct(view)}
      textOf={(hex) => placeInWords(view, hex)}
      picked={hexOfGesture(view, gesture)}
      onPick={(hex) => pickHex(desk, hex)}
    />
  )
}
