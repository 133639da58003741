import type { MarkKind } from '@/board/board-props'
import { choicesInWords } from '@/table/words/choices-in-words'
import type { ActInWords } from '@/table/words/WordsPages'
import { WORDS } from '../../tables/words-text'
import { boardOf } from '../../queries/board'
import type { Table } from '../../state/position'
import type { View } from '../../state/view'
import { sitesOnBoard } from '../board/board-view'
import type { Parts } from '../desk/desk'
import type { Gesture } from '../desk/gesture'
import { HANDS } from '../gestures/answering'
import { leftText, placeInWords } from './hex-words'
import { inHandWords, outlookOf, readyAnswer } from './in-hand'

/** What may be done on the board now: the hexes that are marked there, and what else can act. */
export function actInWords(view: View, gesture: Gesture): ActInWords<Parts> {
  return {
    inHand: inHandWords(view, gesture),
    ready: readyAnswer(view, gesture),
    ...choicesInWords<Parts>(CHOICES, view, gesture),
  }
}

const CHOICES: Parameters<typeof choicesInWords<Parts>>[0] = {
  ...HANDS,
  gridOf: ({ settings }) => boardOf(settings).grid,
  // What the sorcerer peeks at stays on the drawn board.
  placeInWords: (view, hex) => placeInWords(view, hex, sitesOnBoard(view, false)),
  titleOf,
  // A hex that only says what may not stay there is no choice, nor is one whose haunt will be checked.
  isChoice: ({ now }, gesture, { kind, text }) =>
    now.segment !== 'hauntCheck' &&
    (kind !== 'forbidden' || (gesture.name === 'UnitsPicked' && text !== undefined)),
  textOf: leftText,
  outlookOf,
  others: WORDS.others,
  nothing: WORDS.nothing,
}

function titleOf({ now: { segment } }: Table, gesture: Gesture, kind: MarkKind): string {
  switch (kind) {
    case 'target':
      if (segment === 'summon') return WORDS.haunts
      return segment === 'combat' ? WORDS.attacking : WORDS.aiming
    case 'reach':
      return segment === 'combat' ? WORDS.advancing : WORDS.entering
    case 'forbidden':
      return WORDS.passing
    default:
      if (segment === 'wanderingOrcs') return WORDS.placing
      if (segment === 'summon') return WORDS.summoning
      if (!('aim' in gesture)) return WORDS.acting
      if (gesture.aim === 'attack') return WORDS.joining
      return gesture.name === 'TargetPicked' ? WORDS.casting : WORDS.acting
  }
}
