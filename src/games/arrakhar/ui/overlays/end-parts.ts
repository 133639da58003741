import { endPartsOf } from '@/table/panel/end-parts'
import type { Remains } from '@/table/panel/ToDoList'
import { hexOfGesture, pickHex } from '../gestures/answering'
import type { Desk } from '../desk/desk'
import { stackText } from '../words/stack-text'
import { hexesLeft, stillToDo } from '../play/still-to-do'

/** What the end of a segment needs once the table stands. */
export const END_PARTS = { stillToDo, ...endPartsOf(remainsAt) }

function remainsAt(desk: Desk): Remains {
  const { view, gesture } = desk
  return {
    text: stillToDo(view).text,
    hexes: hexesLeft(view),
    textOf: (hex) => stackText(view, hex),
    picked: hexOfGesture(view, gesture),
    onPick: (hex) => pickHex(desk, hex),
  }
}
