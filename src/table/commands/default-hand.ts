import type { HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import type { CommandsOf, Declarations } from '@/engine/declare/command'
import type { CommandSet } from '@/engine/declare/command-set'
import type { GameTypes } from '@/engine/declare/game-types'
import { badgeOf, meantAt } from '@/engine/declare/legal'
import { type Aimed, aimOf, subjectOf } from '@/engine/declare/words'
import type { Refusal } from '@/engine/kernel/refusal'
import { type AnyGesture, type Answer, goOn, IDLE, type Idle, playThen, refused } from '@/table/desk/answer'
import { type Hand, markAll } from './hand'

/** What is held: a subject, a hex with several of them, or a subject that can do several things at a hex. */
export interface Held {
  readonly subject?: string
  readonly hex?: HexId
}

/** What a game tells of its desk, once for all its default hands. */
export interface HandWays<
  T extends GameTypes,
  C extends Declarations<T>,
  View extends T['table'],
  Gesture extends AnyGesture,
> {
  readonly set: CommandSet<T, C>
  readonly offersOf: (view: View) => readonly CommandsOf<T, C>[]
  readonly positionOf: (view: View) => T['position']
  readonly inBoardOrder: (view: View, hexes: Iterable<HexId>) => readonly HexId[]
  /** The game's gesture for what is held, and back; null for a gesture of another kind. */
  readonly gestureOf: (held: Held) => Gesture
  readonly heldBy: (gesture: Gesture | Idle) => Held | null
}

/**
 * A click takes a subject in hand, a second one on a lit hex gives the command; what has no target on the board is a
 * button of the panel. Where a hex has several subjects it is held itself, and the panel asks which. `nothing` says
 * why a hex has nothing to be done, where no command tells it better.
 */
export function defaultHand<
  T extends GameTypes,
  C extends Declarations<T>,
  View extends T['table'],
  Gesture extends AnyGesture,
>(
  ways: HandWays<T, C, View, Gesture>,
  nothing: (view: View, hex: HexId) => Refusal,
): Hand<View, Gesture, CommandsOf<T, C>> {
  const offers = offersIn(ways)
  const take = (view: View, hex: HexId, held?: string): Answer<Gesture | Idle, CommandsOf<T, C>> => {
    const [first, ...others] = offers.subjectsAt(view, hex)
    if (first === undefined) return refused(nothing(view, hex), offers.meantAt(view, hex, held))
    return goOn(ways.gestureOf(others.length > 0 || first === hex ? { hex } : { subject: first }))
  }
  return {
    hexesToAct: offers.hexesToAct,
    answer(view, gesture, hex) {
      const held = ways.heldBy(gesture) ?? {}
      const [only, ...others] = offers.aimedAt(view, held.subject, hex)
      if (only && others.length === 0) return playThen([only])
      if (only) return goOn(ways.gestureOf({ ...held, hex }))
      return offers.hexHeld(view, held) === hex ? goOn(IDLE) : take(view, hex, held.subject)
    },
    settled(view, gesture) {
      const held = ways.heldBy(gesture)
      if (!held) return IDLE
      if (offers.by(view, held.subject).length > 0) return gesture
      const hex = offers.hexHeld(view, held)
      return hex !== undefined && offers.subjectsAt(view, hex).length > 0 ? ways.gestureOf({ hex }) : IDLE
    },
    marks: (view, gesture) => marksIn(offers, view, ways.heldBy(gesture) ?? {}),
  }
}

function marksIn<View>(offers: Offers<View>, view: View, held: Held): readonly HexMark[] {
  const own = offers.hexHeld(view, held)
  return [
    ...markAll(own === undefined ? [] : [own], 'selected'),
    ...markAll(offers.targetsOf(view, held.subject), 'target'),
    ...offers.hexesToAct(view).map((hex): HexMark => {
      const text = offers.badgeAt(view, hex)
      return text === undefined ? { hex, kind: 'choice' } : { hex, kind: 'choice', text }
    }),
  ]
}

/** Where something is held, aimed at, or still to be done. */
interface Offers<View> {
  hexHeld(view: View, held: Held): HexId | undefined
  targetsOf(view: View, subject: string | undefined): readonly HexId[]
  hexesToAct(view: View): readonly HexId[]
  badgeAt(view: View, hex: HexId): string | undefined
}

/** What a click on a hex gives: what leads there, and what yields only where nothing else does. */
function clickedAt<Command>(
  commands: readonly Command[],
  hex: HexId,
  aim: (command: Command) => Aimed,
): readonly Command[] {
  const leading = commands.filter((one) => aim(one).to.includes(hex))
  const first = leading.filter((one) => !aim(one).yields)
  return first.length > 0 ? first : leading
}

/** What may be done now, by subjects and by hexes. */
function offersIn<
  T extends GameTypes,
  C extends Declarations<T>,
  View extends T['table'],
  Gesture extends AnyGesture,
>(ways: HandWays<T, C, View, Gesture>) {
  const aim = (view: View, command: CommandsOf<T, C>) => aimOf(ways.set, view, command)
  const stands = (view: View, command: CommandsOf<T, C>, hex: HexId) => aim(view, command).from.includes(hex)
  const subject = (command: CommandsOf<T, C>) => String(subjectOf(ways.set, command)?.value)
  const by = (view: View, held: string | undefined) =>
    ways.offersOf(view).filter((one) => held !== undefined && subject(one) === held)
  const at = (view: View, hex: HexId) => ways.offersOf(view).filter((one) => stands(view, one, hex))
  const hexesToAct = (view: View) =>
    ways.inBoardOrder(
      view,
      ways.offersOf(view).flatMap((one) => aim(view, one).from),
    )
  return {
    by,
    hexesToAct,
    subjectsAt: (view: View, hex: HexId) => [...new Set(at(view, hex).map(subject))],
    aimedAt: (view: View, held: string | undefined, hex: HexId) =>
      clickedAt(by(view, held), hex, (one) => aim(view, one)),
    targetsOf: (view: View, held: string | undefined) =>
      ways.inBoardOrder(
        view,
        by(view, held).flatMap((one) => aim(view, one).to),
      ),
    /** Where what is held stands. */
    hexHeld(view: View, { subject: held, hex }: Held): HexId | undefined {
      const [offer] = by(view, held)
      return offer ? aim(view, offer).from[0] : hex
    },
    meantAt: (view: View, hex: HexId, held?: string) => meantAt(ways.set, ways.positionOf(view), hex, held),
    badgeAt: (view: View, hex: HexId) => {
      const [first] = at(view, hex)
      return first && badgeOf(ways.set, ways.positionOf(view), first)
    },
  }
}
