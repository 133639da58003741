import { copyOf } from '@/engine/copy'
import { diceStateOf, seededDice, seededRandom } from '@/engine/dice'
import { playOn } from '@/engine/rollout'
import type { Command } from '../rules/commands'
import { arenaPlay } from '../rules/play'
import type { ArenaSeat, Position } from '../rules/position'
import { chanceToWin } from './evaluate'
import { policy } from './policy'
import { EVEN } from './style'

/** Commands that so many turns cannot need more of; a rollout that does has met a fault of the policy. */
const MOST_COMMANDS = 2000

/** What a rollout came to, and how many commands it took. */
export interface Outcome {
  readonly chance: number
  readonly commands: number
}

/**
 * Plays `commands` and then goes on by rules of thumb for both sides until so many turns have begun: the chance that
 * the seat wins from there. The position handed in stays as it is; the seed decides all dice.
 */
export function rollOut(
  position: Position,
  commands: readonly Command[],
  { seat, turns, seed }: { readonly seat: ArenaSeat; readonly turns: number; readonly seed: number },
): Outcome {
  const copy = copyForPlay(position)
  const random = seededRandom(seed)
  const last = position.turn + turns
  const played = playOn(arenaPlay, copy, {
    first: commands,
    next: (now) => policy(now, { style: EVEN, care: 'fights' }, random),
    isDone: ({ turn }) => turn >= last,
    dice: seededDice(diceStateOf(seed)),
    most: MOST_COMMANDS,
  })
  return { chance: chanceToWin(copy, seat), commands: played }
}

/** A plain copy that may be played on; what never changes is shared. */
function copyForPlay(position: Position): Position {
  const { settings, ...rest } = position
  return { ...copyOf(rest), settings }
}
