import { type Outcome, rollOut as playedOut } from '@/engine/bot/bot-rollout'
import type { Side } from '../tables/units'
import type { Command } from '../commands'
import { arrakharPlay } from '../play'
import type { Position } from '../state/position'
import { chanceToWin, poolWorth } from './evaluate'
import { policy } from './policy'
import { EVEN } from './style'

/** Commands that a phase cannot need more of; a rollout that does has met a fault of the policy. */
const MOST_COMMANDS = 3000
/** Phases that a rollout goes on for: the rest of the own, the enemy's, and the own next. */
const PHASES = 3

/** What a plan comes to for the side that is phasing now, both sides going on by rules of thumb for some phases. */
export function rollOut(world: Position, plan: readonly Command[], now: Position, seed: number): Outcome {
  return playedOut(arrakharPlay, world, {
    plan,
    next: (position, random) => policy(position, EVEN, random),
    isDone: phasesCounted(),
    chanceIn: (position) => chanceToWin(position, now.side, poolWorth(position.secrets.pool)),
    most: MOST_COMMANDS,
    seed,
  })
}

/** Counts the phases that end while it is asked, and tells when they are enough. */
function phasesCounted(): (position: Position) => boolean {
  let ended = 0
  let phasing: Side | undefined
  return ({ side }) => {
    if (phasing !== undefined && side !== phasing) ended += 1
    phasing = side
    return ended >= PHASES
  }
}
