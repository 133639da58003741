import type { BoardSite, HexMark, MarkKind } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import { counted } from '@/engine/phrases'
import { WORDS } from '../../content/words-text'
import { boardOf } from '../../rules/board'
import type { Table } from '../../rules/position'
import { hexesToAct, hexOfGesture, marksOf } from '../gestures/answering'
import type { Gesture } from '../desk/gesture'
import { placeInWords } from './hex-words'
import { bearing } from './compass'
import { outlookOf } from './outlook'

/** A hex that may be chosen now, with all that speaks for or against it. */
export interface Choice {
  readonly hex: HexId
  readonly text: string
}

/** Hexes that mean the same to what is in hand. */
export interface ChoiceGroup {
  readonly title: string
  readonly choices: readonly Choice[]
}

/** Kinds of marks on hexes that a click can use, the most wanted first. */
const CHOSEN: readonly MarkKind[] = ['target', 'reach', 'forbidden', 'choice']

/** The hexes that may be chosen now: the same that are marked on the board. */
export function choiceGroups(
  table: Table,
  gesture: Gesture,
  sites: readonly BoardSite[],
): readonly ChoiceGroup[] {
  if (table.now.segment === 'hauntCheck') return []
  const marks = marksOf(table, gesture).filter((mark) => mayBeChosen(gesture, mark))
  return CHOSEN.flatMap((kind) => {
    const alike = marks.filter((mark) => mark.kind === kind)
    if (alike.length === 0) return []
    const choices = alike.map((mark) => ({ hex: mark.hex, text: choiceText(table, gesture, sites, mark) }))
    return [{ title: titleOf(table, gesture, kind), choices }]
  })
}

/** Stacks that can act beside the one in hand, which no mark on the board shows. */
export function otherStacks(table: Table, gesture: Gesture, sites: readonly BoardSite[]): readonly Choice[] {
  if (gesture.name === 'Idle') return []
  const marked = marksOf(table, gesture).flatMap(({ hex, kind }) => (kind === 'choice' ? [hex] : []))
  const here = hexOfGesture(table, gesture)
  return hexesToAct(table)
    .filter((hex) => hex !== here && !marked.includes(hex))
    .map((hex) => ({ hex, text: placeInWords(table, hex, sites) }))
}

/** A hex that only says what may not stay there is no choice. */
function mayBeChosen(gesture: Gesture, { kind, text }: HexMark): boolean {
  if (kind === 'forbidden') return gesture.name === 'UnitsPicked' && text !== undefined
  return CHOSEN.includes(kind)
}

function choiceText(
  table: Table,
  gesture: Gesture,
  sites: readonly BoardSite[],
  { hex, text }: HexMark,
): string {
  const from = hexOfGesture(table, gesture)
  const way = from === undefined ? '' : bearing(boardOf(table.settings).grid, from, hex)
  const points = text === undefined ? '' : `${counted(Number(text), 'point', 'points')} left`
  const parts = [placeInWords(table, hex, sites), points, way].filter(Boolean)
  return parts.join(', ') + outlookOf(table, gesture, hex)
}

function titleOf(table: Table, gesture: Gesture, kind: MarkKind): string {
  switch (kind) {
    case 'target':
      return targetTitle(table)
    case 'reach':
      return table.now.segment === 'combat' ? WORDS.advancing : WORDS.entering
    case 'forbidden':
      return WORDS.passing
    default:
      return pickTitle(table, gesture)
  }
}

function targetTitle({ now }: Table): string {
  if (now.segment === 'summon') return WORDS.haunts
  return now.segment === 'combat' ? WORDS.attacking : WORDS.aiming
}

function pickTitle({ now }: Table, gesture: Gesture): string {
  if (now.segment === 'wanderingOrcs') return WORDS.placing
  if (now.segment === 'summon') return WORDS.summoning
  if (gesture.name === 'TargetPicked') return WORDS.casting
  return gesture.name === 'NamingAttack' || gesture.name === 'AttackersPicked' ? WORDS.joining : WORDS.acting
}
