import { type Outcome, rollOut as playedOut } from '@/engine/bot/bot-rollout'
import type { Command } from '../commands'
import { arenaPlay } from '../play'
import type { Position } from '../state/position'
import { chanceToWin } from './evaluate'
import { policy } from './policy'
import { EVEN } from './style'

/** Commands that so many turns cannot need more of; a rollout that does has met a fault of the policy. */
const MOST_COMMANDS = 2000
/** Turns that a rollout goes on for: the rest of the own, the enemy's, and so on. */
const TURNS = 4

/** What a plan comes to for whoever's turn it is now, both sides going on by rules of thumb for some turns. */
export function rollOut(world: Position, plan: readonly Command[], now: Position, seed: number): Outcome {
  const last = world.turn + TURNS
  return playedOut(arenaPlay, world, {
    plan,
    next: (position, random) => policy(position, { style: EVEN, care: 'fights' }, random),
    isDone: ({ turn }) => turn >= last,
    chanceIn: (position) => chanceToWin(position, now.active),
    most: MOST_COMMANDS,
    seed,
  })
}
