import { IDLE } from '@/table/desk/answer'
import { endPartsOf } from '@/table/panel/end-parts'
import type { Remains } from '@/table/panel/ToDoList'
import { answerHex } from '../gestures/answer'
import { hexOfGesture } from '../gestures/next-stack'
import type { Desk } from '../desk/desk'
import { stackText } from '../words/stack-text'
import { hexesLeft, stillToDo } from '../play/still-to-do'

/** What the end of a segment needs once the table stands. */
export const END_PARTS = { stillToDo, ...endPartsOf(remainsAt) }

function remainsAt({ view, gesture, follow }: Desk): Remains {
  return {
    text: stillToDo(view).text,
    hexes: hexesLeft(view),
    textOf: (hex) => stackText(view, hex),
    picked: hexOfGesture(view, gesture),
    onPick: (hex) => follow(answerHex(view, IDLE, hex)),
  }
}
