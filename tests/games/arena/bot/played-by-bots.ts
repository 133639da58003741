import type { Budget, Decider } from '@/engine/bot/bot'
import { problemsText } from '@/engine/kernel/refusal'
import { arenaBot } from '@/games/arena/bot'
import { arenaRules as rules } from '@/games/arena/rules'
import type { Command } from '@/games/arena/commands'
import type { ArenaSeat, BySeat, Position } from '@/games/arena/state/position'
import { playedOut } from '../../../support/bot-game'

/** Enough to compare a few plans. */
export const SHORT: Budget = { rollouts: 12, isOver: () => false }

/** A thought's commands, and the position before they were played. */
export interface Turn {
  readonly seat: ArenaSeat
  readonly before: Position
  readonly commands: readonly Command[]
}

/** The first position of a game by settings. */
export function gameOf(settings: unknown): Position {
  const game = rules.newGame(settings)
  if (!game.ok) throw new Error(problemsText(game.problems))
  return structuredClone(game.value)
}

/** Plays a game between two deciders; every position at which one was asked, and what it did. */
export function playedByBots(
  deciders: BySeat<Decider>,
  seed: number,
  settings: unknown = { preset: 'basic' },
): { readonly turns: readonly Turn[]; readonly end: Position } {
  const position = gameOf(settings)
  const deciderOf = (seat: string) => deciders[seat as ArenaSeat]
  const turns = playedOut({ rules, bot: arenaBot, budget: SHORT, deciderOf }, position, seed).map((turn) => ({
    ...turn,
    seat: turn.seat as ArenaSeat,
  }))
  return { turns, end: position }
}
