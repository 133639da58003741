import type { Budget, Decider } from '@/engine/bot/bot'
import { arrakharBot } from '@/games/arrakhar/bot'
import type { Side } from '@/games/arrakhar/tables/units'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Position } from '@/games/arrakhar/state/position'
import { playedOut } from '../../../support/bot-game'
import { newGame } from '../../../support/set-up-game'

/** Enough to compare a few plans. */
export const SHORT: Budget = { rollouts: 12, isOver: () => false }

/** A thought's commands and what playing them did. */
export interface Turn {
  readonly seat: Side
  /** The position before. */
  readonly before: Position
  readonly commands: readonly Command[]
}

/** Plays a game between two deciders; every position at which one was asked, and what it did. */
export function playedByBots(
  deciders: Readonly<Record<Side, Decider>>,
  seed: number,
  settings: Readonly<Record<string, unknown>> = { scenario: 'short', turnLimit: 12 },
): { readonly turns: readonly Turn[]; readonly end: Position } {
  const position: Position = structuredClone(newGame(settings).position)
  const deciderOf = (seat: string) => deciders[seat as Side]
  const turns = playedOut({ rules, bot: arrakharBot, budget: SHORT, deciderOf }, position, seed).map(
    (turn) => ({
      ...turn,
      seat: turn.seat as Side,
    }),
  )
  return { turns, end: position }
}
