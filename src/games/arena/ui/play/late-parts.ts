/** What comes right after the first picture of the table: what lies on the board, and all that can be done with it. */
export { fieldOf, magicZones, stacksOnBoard } from '../board/board-view'
export {
  ANSWERING,
  arrowsOf,
  hexesToAct,
  hexOfGesture,
  marksOf,
  pathInHand,
  pickNext,
  zonesOf,
} from '../gestures/hands'
export { hexInWords } from '../words/hex-words'
export { LeftToDo, UndoneWarning } from './end-parts'
export { stillToDo } from './still-to-do'
