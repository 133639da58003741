import type { Dice } from './dice'
import type { AnyCommand, AnyEvent, PlayRules } from './game'
import { playInPlace } from './play'

/** How a game is played on in thought. */
export interface Onward<Position, Command> {
  /** Played first. */
  readonly first: readonly Command[]
  /** Then what is played next, again and again. */
  readonly next: (position: Position) => readonly Command[]
  /** Asked before every list of commands; nothing more is played once it answers true. */
  readonly isDone: (position: Position) => boolean
  readonly dice: Dice
  /** Commands at most. */
  readonly most: number
}

/**
 * Plays on a plain copy that belongs to the caller: what is given first, then what `next` says, until it is done or
 * the game is over. A refused command ends its list, a list of which nothing could be played ends it all. Gives how
 * many commands were played.
 */
export function playOn<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  position: P,
  { first, next, isDone, dice, most }: Onward<P, C>,
): number {
  let played = 0
  const isOver = () => rules.askedSeat(position) === null
  const playAll = (list: readonly C[]) => {
    const before = played
    for (const command of list) {
      if (isOver() || !Array.isArray(playInPlace(rules, position, command, dice))) break
      played += 1
    }
    return played > before
  }
  playAll(first)
  while (!isOver() && !isDone(position) && played < most) if (!playAll(next(position))) break
  return played
}
