import type { HexMark, MarkKind } from '@/board/board-props'
import type { HexOption } from '@/table/panel/HexButtons'
import { bearing } from '@/table/words/compass'
import type { ActInWords, HexGroup } from '@/table/words/WordsPages'
import { counted } from '@/engine/basics/phrases'
import { WORDS } from '../../tables/words-text'
import { boardOf } from '../../queries/board'
import type { Table } from '../../state/position'
import type { View } from '../../state/view'
import { sitesOnBoard } from '../board/board-view'
import type { Parts } from '../desk/desk'
import type { Gesture } from '../desk/gesture'
import { hexesToAct, hexOfGesture, marksOf } from '../gestures/answering'
import { placeInWords } from './hex-words'
import { inHandWords, outlookOf, readyAnswer } from './in-hand'

/** Kinds of marks on hexes that a click can use, the most wanted first. */
const CHOSEN: readonly MarkKind[] = ['target', 'reach', 'forbidden', 'choice']

/** What may be done on the board now: the hexes that are marked there, and what else can act. */
export function actInWords(view: View, gesture: Gesture): ActInWords<Parts> {
  const marks = view.now.segment === 'hauntCheck' ? [] : marksOf(view, gesture)
  const groups = [...choiceGroups(view, gesture, marks), othersIn(view, gesture, marks)]
  return {
    inHand: inHandWords(view, gesture),
    ready: readyAnswer(view, gesture),
    groups,
    nothing: groups.every(({ options }) => options.length === 0) ? WORDS.nothing : '',
  }
}

function choiceGroups(view: View, gesture: Gesture, marks: readonly HexMark[]): readonly HexGroup[] {
  return CHOSEN.map((kind) => ({
    title: titleOf(view, gesture, kind),
    options: marks
      .filter((mark) => mark.kind === kind && mayBeChosen(gesture, mark))
      .map((mark) => choiceOf(view, gesture, mark)),
  }))
}

/** Stacks that can act beside the one in hand, which no mark on the board shows. */
function othersIn(view: View, gesture: Gesture, marks: readonly HexMark[]): HexGroup {
  const here = hexOfGesture(view, gesture)
  const isMarked = (hex: string) => marks.some((mark) => mark.hex === hex && mark.kind === 'choice')
  const hexes = gesture.name === 'Idle' ? [] : hexesToAct(view)
  return {
    title: WORDS.others,
    isAnew: true,
    options: hexes
      .filter((hex) => hex !== here && !isMarked(hex))
      .map((hex) => ({ hex, text: placeInWords(view, hex, sitesOnBoard(view, false)) })),
  }
}

/** A hex that only says what may not stay there is no choice. */
function mayBeChosen(gesture: Gesture, { kind, text }: HexMark): boolean {
  return kind !== 'forbidden' || (gesture.name === 'UnitsPicked' && text !== undefined)
}

/** A hex that may be chosen now, with all that speaks for or against it. */
function choiceOf(view: View, gesture: Gesture, { hex, text }: HexMark): HexOption {
  const from = hexOfGesture(view, gesture)
  const way = from === undefined ? '' : bearing(boardOf(view.settings).grid, from, hex)
  const points = text === undefined ? '' : `${counted(Number(text), 'point', 'points')} left`
  // What the sorcerer peeks at stays on the drawn board.
  const parts = [placeInWords(view, hex, sitesOnBoard(view, false)), points, way].filter(Boolean)
  return { hex, text: parts.join(', ') + outlookOf(view, gesture, hex) }
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
