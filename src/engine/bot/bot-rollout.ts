import { copyOf } from '../basics/copy'
import { type Dice, diceStateOf, type Random, seededDice, seededRandom } from '../kernel/dice'
import type { AnyCommand, AnyEvent, PlayRules } from '../kernel/game'
import { playInPlace } from '../kernel/play'

/** How a plan is played on in thought. */
export interface Onward<Position, Command> {
  /** Played first. */
  readonly plan: readonly Command[]
  /** Then what is played next, again and again. */
  readonly next: (position: Position, random: Random) => readonly Command[]
  /** Asked before every list of commands; nothing more is played once it answers true. */
  readonly isDone: (position: Position) => boolean
  /** The chance that whoever thinks wins from where it ends. */
  readonly chanceIn: (position: Position) => number
  /** Commands at most. */
  readonly most: number
  /** Decides all dice, and what `next` does by chance. */
  readonly seed: number
}

/** What a rollout came to, and how many commands it took. */
export interface Outcome {
  readonly chance: number
  readonly commands: number
}

/**
 * Plays a plan and goes on with what `next` says, until it is done or the game is over. The position handed in stays
 * as it is.
 */
export function rollOut<
  P extends { readonly settings: object },
  C extends AnyCommand,
  E extends AnyEvent,
  V extends object,
>(
  rules: PlayRules<P, C, E, V>,
  position: P,
  { plan, next, isDone, chanceIn, most, seed }: Onward<P, C>,
): Outcome {
  const copy = copyForPlay(position)
  const random = seededRandom(seed)
  const play = playerOf(rules, copy, seededDice(diceStateOf(seed)))
  let played = play(plan)
  while (rules.askedSeat(copy) !== null && !isDone(copy) && played < most) {
    const more = play(next(copy, random))
    if (more === 0) break
    played += more
  }
  return { chance: chanceIn(copy), commands: played }
}

/** What a game says of how plans are tried out in worlds that are supposed. */
interface RolloutWays<
  P extends object,
  C extends AnyCommand,
  E extends AnyEvent,
  V extends object,
  S,
> extends Pick<Onward<P, C>, 'next' | 'most'> {
  readonly rules: PlayRules<P, C, E, V>
  /** When a game that went on from a world has gone far enough. */
  readonly isDoneFrom: (world: P) => Onward<P, C>['isDone']
  /** Who thinks. */
  readonly seatIn: (now: P) => S
  readonly chanceFor: (position: P, seat: S) => number
}

/** Plays plans on from worlds, for whoever thinks in `now`. */
export function rolloutBy<
  P extends { readonly settings: object },
  C extends AnyCommand,
  E extends AnyEvent,
  V extends object,
  S,
>({ rules, isDoneFrom, seatIn, chanceFor, ...ways }: RolloutWays<P, C, E, V, S>) {
  return (world: P, plan: readonly C[], now: P, seed: number): Outcome => {
    const seat = seatIn(now)
    const chanceIn = (position: P) => chanceFor(position, seat)
    return rollOut(rules, world, { ...ways, plan, isDone: isDoneFrom(world), chanceIn, seed })
  }
}

/** Plays lists of commands and gives how many were played: a refused one, or the game's end, ends its list. */
function playerOf<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  position: P,
  dice: Dice,
): (list: readonly C[]) => number {
  return (list) => {
    let played = 0
    for (const command of list) {
      const isOver = rules.askedSeat(position) === null
      if (isOver || !Array.isArray(playInPlace(rules, position, command, dice))) break
      played += 1
    }
    return played
  }
}

/** A plain copy that may be played on; settings never change and are shared, so that tables made for them are found again. */
export function copyForPlay<P extends { readonly settings: object }>(position: P): P {
  const { settings, ...rest } = position
  return { ...copyOf(rest), settings } as P
}
