import type { HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { type AnyGesture, type Answer, IDLE, type Idle } from '../desk/answer'
import { type Hand, markAll } from './hand'

/** What a command costs that nothing can mend later, in a few words: 'Leaves the valley for good'; or undefined. */
export type LossOf<View, Command> = (view: View, command: Command) => string | undefined

/** What a click on a hex means, and what it could have meant as well. */
interface Meaning<Gesture extends AnyGesture, Command> {
  readonly answer: Answer<Gesture | Idle, Command>
  readonly other?: Answer<Gesture | Idle, Command>
}

/** What a click on a hex does not mean, though it could. */
export interface OtherMeaning<Gesture extends AnyGesture, Command> {
  readonly hex: HexId
  /** Whether it picks what stands there, instead of acting there with what is in hand. */
  readonly picks: boolean
  readonly answer: Answer<Gesture | Idle, Command>
  /** What it costs for good. */
  readonly loss: string | undefined
}

/** What has to be known of gestures and commands. */
interface Ways<View, Gesture extends AnyGesture, Command> {
  readonly hexOf: (view: View, gesture: Gesture | Idle) => HexId | undefined
  readonly lossOf: LossOf<View, Command>
}

/** Tells what clicks mean while something is in hand. */
export function meaningsBy<View, Gesture extends AnyGesture, Command>(ways: Ways<View, Gesture, Command>) {
  type AnyHand = Hand<View, Gesture, Command>
  const waiting = (hand: AnyHand, view: View, gesture: Gesture | Idle) =>
    (gesture.name === IDLE.name ? [] : hand.hexesToAct(view)).map((hex) => ({
      hex,
      ...meaningAt(ways, hand, [view, gesture], hex),
    }))
  return {
    lossIn: (view: View, answer: Answer<Gesture | Idle, Command>) => lossIn(ways, view, answer),
    answerAt: (hand: AnyHand, view: View, gesture: Gesture | Idle, hex: HexId) =>
      meaningAt(ways, hand, [view, gesture], hex).answer,
    /** The meanings that clicks do not have. */
    othersIn: (
      hand: AnyHand,
      view: View,
      gesture: Gesture | Idle,
    ): readonly OtherMeaning<Gesture, Command>[] =>
      waiting(hand, view, gesture).flatMap(({ hex, other: answer }) =>
        answer ? { hex, picks: answer.kind === 'gesture', answer, loss: lossIn(ways, view, answer) } : [],
      ),
    /**
     * Marks of hexes that a click picks from though something is in hand: all where others wait once that has acted,
     * or else those alone where a click could mean both.
     */
    pickMarks: (hand: AnyHand, view: View, gesture: Gesture | Idle): readonly HexMark[] => {
      const picked = waiting(hand, view, gesture).filter(({ hex, answer, other }) => {
        if (answer.kind !== 'gesture') return false
        return other !== undefined || (gesture.hasActed === true && ways.hexOf(view, answer.gesture) === hex)
      })
      return markAll(
        picked.map(({ hex }) => hex),
        'choice',
      )
    },
  }
}

/**
 * Where what is in hand could act in a hex in which others wait to be picked, a click could mean both. What was just
 * picked acts there. What has acted already, and only stays in hand to go on, gives way to those who wait: the
 * player's mind is on the next stack. And nobody who clicks on their own means to lose something for good.
 */
function meaningAt<View, Gesture extends AnyGesture, Command>(
  ways: Ways<View, Gesture, Command>,
  hand: Hand<View, Gesture, Command>,
  [view, gesture]: readonly [View, Gesture | Idle],
  hex: HexId,
): Meaning<Gesture, Command> {
  const acts = hand.answer(view, gesture, hex)
  const isPlain = acts.kind !== 'commands' || gesture.name === IDLE.name || ways.hexOf(view, gesture) === hex
  if (isPlain || !hand.hexesToAct(view).includes(hex)) return { answer: acts }
  const picks = hand.answer(view, IDLE, hex)
  if (picks.kind !== 'gesture' || picks.gesture.name === IDLE.name) return { answer: acts }
  return gesture.hasActed === true || lossIn(ways, view, acts) !== undefined
    ? { answer: picks, other: acts }
    : { answer: acts, other: picks }
}

/** What an answer costs for good: the first loss that any of its commands brings. */
function lossIn<View, Gesture extends AnyGesture, Command>(
  { lossOf }: Ways<View, Gesture, Command>,
  view: View,
  answer: Answer<Gesture | Idle, Command>,
): string | undefined {
  if (answer.kind !== 'commands') return undefined
  for (const command of answer.commands) {
    const loss = lossOf(view, command)
    if (loss !== undefined) return loss
  }
  return undefined
}
