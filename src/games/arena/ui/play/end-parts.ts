import { endPartsOf } from '@/table/panel/end-parts'
import type { Remains } from '@/table/panel/ToDoList'
import { hexesToAct, hexOfGesture, pickHex } from '../gestures/hands'
import { placeInWords } from '../words/hex-words'
import type { Desk } from '../desk/desk'
import { stillToDo } from './still-to-do'

/** What the end of a phase shows of things left undone, once the table stands. */
export const { LeftToDo, UndoneWarning } = endPartsOf(remainsAt)

function remainsAt(desk: Desk): Remains {
  const { view, gesture } = desk
  return {
    text: stillToDo(view).text,
    hexes: hexesToAct(view),
    textOf: (hex) => placeInWords(view, hex),
    picked: hexOfGesture(view, gesture),
    onPick: (hex) => pickHex(desk, hex),
  }
}
