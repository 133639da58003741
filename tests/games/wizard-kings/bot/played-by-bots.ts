import type { Budget, Decider } from '@/engine/bot/bot'
import { problemsText } from '@/engine/kernel/refusal'
import { wizardKingsBot } from '@/games/wizard-kings/bot'
import type { Command } from '@/games/wizard-kings/commands'
import { stageOf } from '@/games/wizard-kings/queries/asked'
import { wizardKingsRules as rules } from '@/games/wizard-kings/rules'
import type { State } from '@/games/wizard-kings/state/state'
import type { Side } from '@/games/wizard-kings/tables/seats'
import { playedOut } from '../../../support/bot-game'

/** Enough to compare a few plans. */
export const SHORT: Budget = { rollouts: 8, isOver: () => false }

/** A thought's commands, and the position before they were played. */
export interface Turn {
  readonly seat: Side
  readonly stage: ReturnType<typeof stageOf>
  readonly before: State
  readonly commands: readonly Command[]
}

/** The first position of a game by settings. */
export function gameOf(settings: unknown): State {
  const game = rules.newGame(settings)
  if (!game.ok) throw new Error(problemsText(game.problems))
  return structuredClone(game.value)
}

/** Plays a game between two deciders, north first; every position at which one was asked. */
export function playedByBots(
  [north, south]: readonly [Decider, Decider],
  seed: number,
  settings: unknown = { preset: 'greenmarch-skirmish' },
): { readonly turns: readonly Turn[]; readonly end: State } {
  const position = gameOf(settings)
  const deciderOf = (seat: string) => (seat === 'north' ? north : south)
  const turns = playedOut({ rules, bot: wizardKingsBot, budget: SHORT, deciderOf }, position, seed).map(
    (turn) => ({ ...turn, seat: turn.seat as Side, stage: stageOf(turn.before) }),
  )
  return { turns, end: position }
}
