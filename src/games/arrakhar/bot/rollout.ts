import { copyOf } from '@/engine/copy'
import { diceStateOf, seededDice, seededRandom } from '@/engine/dice'
import { playOn } from '@/engine/rollout'
import type { Side } from '../content/units'
import type { Command } from '../rules/commands'
import { arrakharPlay } from '../rules/play'
import type { Position } from '../rules/position'
import { chanceToWin, poolWorth } from './evaluate'
import { policy } from './policy'
import { EVEN } from './style'

/** Commands that a phase cannot need more of; a rollout that does has met a fault of the policy. */
const MOST_COMMANDS = 3000

/** What a rollout came to, and how many commands it took. */
export interface Outcome {
  readonly chance: number
  readonly commands: number
}

/**
 * Plays `commands` and then goes on by rules of thumb for both sides until so many phases have ended: the chance
 * that the side wins from there. The position handed in stays as it is; the seed decides all dice.
 */
export function rollOut(
  position: Position,
  commands: readonly Command[],
  { side, phases, seed }: { readonly side: Side; readonly phases: number; readonly seed: number },
): Outcome {
  const copy = copyForPlay(position)
  const random = seededRandom(seed)
  let ended = 0
  let phasing: Side | undefined
  const played = playOn(arrakharPlay, copy, {
    first: commands,
    next: (now) => policy(now, EVEN, random),
    isDone: (now) => {
      if (phasing !== undefined && now.side !== phasing) ended += 1
      phasing = now.side
      return ended >= phases
    },
    dice: seededDice(diceStateOf(seed)),
    most: MOST_COMMANDS,
  })
  return { chance: chanceToWin(copy, side, poolWorth(copy.secrets.pool)), commands: played }
}

/** A plain copy that may be played on; what never changes is shared, so that tables made for it are found again. */
export function copyForPlay(position: Position): Position {
  const { settings, ...rest } = position
  return { ...copyOf(rest), settings }
}
