import type { BoardArrow, BoardZone, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import { type AnyGesture, type Answer, IDLE, type Idle, refused } from '../desk/answer'
import type { Hand } from './hand'
import { type LossOf, meaningsBy, type OtherMeaning } from './meanings'

/** What a game tells of its hands. */
export interface HandsWays<View, Gesture extends AnyGesture, Command> {
  /** What the viewer can do with the board now; nothing for whoever is not asked. */
  readonly handOf: (view: View) => Hand<View, Gesture, Command> | null | undefined
  /** Why there is no hand. */
  readonly nothing: (view: View, hex: HexId) => Refusal
  /** Why nothing comes of the board though there is a hand. */
  readonly closedBy?: (view: View) => Refusal | undefined
  /** The hex that a gesture is about, or undefined. */
  readonly hexOf: (view: View, gesture: Gesture | Idle) => HexId | undefined
  /** What a command costs for good; nothing does where this is left out. */
  readonly lossOf?: LossOf<View, Command>
}

/** How a table answers to its board in every stage, and what the board shows of it. */
export interface Hands<View, Gesture extends AnyGesture, Command> {
  /** What a chosen hex means now: a step of the gesture, commands, or the reason why nothing comes of it. */
  readonly answerHex: (view: View, gesture: Gesture | Idle, hex: HexId) => Answer<Gesture | Idle, Command>
  /** What is left of a gesture after the position changed: by its own command, by undo or by the other side. */
  readonly settled: (view: View, gesture: Gesture | Idle) => Gesture | Idle
  /** What a command costs for good; the desk asks before it is given. */
  readonly lossOf: LossOf<View, Command>
  /** What a click on a hex would cost for good. */
  readonly lossAt: (view: View, gesture: Gesture | Idle, hex: HexId) => string | undefined
  /** What else a click could have meant: what it picks could be gone to, or what is gone to be picked. */
  readonly othersOf: (view: View, gesture: Gesture | Idle) => readonly OtherMeaning<Gesture, Command>[]
  /** What each hex means to the choice at hand; one mark a hex, the most telling first. */
  readonly marksOf: (view: View, gesture: Gesture | Idle) => readonly HexMark[]
  /** Areas that belong to what is in hand. */
  readonly zonesOf: (view: View, gesture: Gesture | Idle) => readonly BoardZone[]
  /** Arrows of what is declared and of what is being aimed. */
  readonly arrowsOf: (view: View, gesture: Gesture | Idle) => readonly BoardArrow[]
  /** Hexes in which something can still be done, in their order. */
  readonly hexesToAct: (view: View) => readonly HexId[]
  /** The next or the previous of them, round and round; undefined when there is none. */
  readonly nextHexToAct: (view: View, gesture: Gesture | Idle, step: 1 | -1) => HexId | undefined
  /** The hex that a gesture is about, or undefined. */
  readonly hexOf: (view: View, gesture: Gesture | Idle) => HexId | undefined
  /** Picks what can act in a hex, as a click on it with empty hands does. */
  readonly pickHex: (desk: Followed<View, Gesture, Command>, hex: HexId) => void
  /** Picks what can act in the next or the previous hex. */
  readonly pickNext: (desk: Followed<View, Gesture, Command>, step: 1 | -1) => void
}

/** As much of a desk as picking needs. */
export interface Followed<View, Gesture, Command> {
  readonly view: View
  readonly gesture: Gesture | Idle
  /** Written as a method, so that the desk of one game fits where that of any is asked for. */
  follow(answer: Answer<Gesture | Idle, Command>): void
}

/** All hands of a game as one. */
export function handsOf<View, Gesture extends AnyGesture, Command>(
  ways: HandsWays<View, Gesture, Command>,
): Hands<View, Gesture, Command> {
  const { handOf, nothing, closedBy, hexOf, lossOf = () => undefined } = ways
  const { lossIn, answerAt, othersIn, pickMarks } = meaningsBy({ hexOf, lossOf })
  const openHand = (view: View) => (closedBy?.(view) ? undefined : (handOf(view) ?? undefined))
  const answerHex = (view: View, gesture: Gesture | Idle, hex: HexId): Answer<Gesture | Idle, Command> => {
    const closed = closedBy?.(view)
    if (closed) return refused(closed)
    const hand = handOf(view)
    return hand ? answerAt(hand, view, gesture, hex) : refused(nothing(view, hex))
  }
  return {
    answerHex,
    settled: (view, gesture) =>
      gesture.name === IDLE.name ? IDLE : (openHand(view)?.settled(view, gesture) ?? IDLE),
    lossOf,
    lossAt: (view, gesture, hex) => lossIn(view, answerHex(view, gesture, hex)),
    othersOf(view, gesture) {
      const hand = openHand(view)
      return hand ? othersIn(hand, view, gesture) : []
    },
    marksOf(view, gesture) {
      const hand = openHand(view)
      return hand ? oneMarkAHex([...pickMarks(hand, view, gesture), ...hand.marks(view, gesture)]) : []
    },
    zonesOf: (view, gesture) => openHand(view)?.zones?.(view, gesture) ?? [],
    arrowsOf: (view, gesture) => handOf(view)?.arrows?.(view, gesture) ?? [],
    hexOf,
    ...pickingBy(ways, answerHex),
  }
}

/** What can act, and how it is picked. */
function pickingBy<View, Gesture extends AnyGesture, Command>(
  { handOf, hexOf }: HandsWays<View, Gesture, Command>,
  answerHex: Hands<View, Gesture, Command>['answerHex'],
) {
  const hexesToAct = (view: View) => handOf(view)?.hexesToAct(view) ?? []
  const nextHexToAct = (view: View, gesture: Gesture | Idle, step: 1 | -1) =>
    nextHex(hexesToAct(view), hexOf(view, gesture), step)
  const pickHex = (desk: Followed<View, Gesture, Command>, hex: HexId) =>
    desk.follow(answerHex(desk.view, IDLE, hex))
  return {
    hexesToAct,
    nextHexToAct,
    pickHex,
    pickNext(desk: Followed<View, Gesture, Command>, step: 1 | -1) {
      const hex = nextHexToAct(desk.view, desk.gesture, step)
      if (hex !== undefined) pickHex(desk, hex)
    },
  }
}

/** The next or the previous of some hexes, round and round from the one in hand; undefined when there are none. */
function nextHex(hexes: readonly HexId[], here: HexId | undefined, step: 1 | -1): HexId | undefined {
  const nth = here === undefined ? -1 : hexes.indexOf(here)
  if (nth < 0) return step === 1 ? hexes[0] : hexes.at(-1)
  return hexes[(nth + step + hexes.length) % hexes.length]
}

/** Of all that a hex means to the choice at hand the first alone, and any sign of what is declared beside it. */
function oneMarkAHex(marks: readonly HexMark[]): readonly HexMark[] {
  const taken = new Set<HexId>()
  return marks.filter(({ hex, kind }) => {
    if (kind === 'designated') return true
    if (taken.has(hex)) return false
    taken.add(hex)
    return true
  })
}
