import { copyOf } from '@/engine/copy'
import { diceStateOf, type Random, seededDice, seededRandom } from '@/engine/dice'
import { playInPlace } from '@/engine/play'
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
  const dice = seededDice(diceStateOf(seed))
  const random = seededRandom(seed)
  let played = 0
  const playAll = (list: readonly Command[]) => {
    for (const command of list) {
      if (copy.ending) return
      if (!Array.isArray(playInPlace(arrakharPlay, copy, command, dice))) return
      played += 1
    }
  }
  playAll(commands)
  let ended = 0
  let { side: phasing } = copy
  while (!copy.ending && ended < phases && played < MOST_COMMANDS) {
    playAll(policyOf(copy, random))
    if (copy.side !== phasing) [phasing, ended] = [copy.side, ended + 1]
  }
  return { chance: chanceToWin(copy, side, poolWorth(copy.secrets.pool)), commands: played }
}

function policyOf(position: Position, random: Random): readonly Command[] {
  return policy(position, EVEN, random)
}

/** A plain copy that may be played on; what never changes is shared, so that tables made for it are found again. */
export function copyForPlay(position: Position): Position {
  const { settings, ...rest } = position
  return { ...copyOf(rest), settings }
}
