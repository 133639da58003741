import type { Budget, Decider } from '@/engine/bot/bot'
import { present, problemsText } from '@/engine/kernel/refusal'
import { archmagiBot } from '@/games/archmagi/bot'
import type { Command } from '@/games/archmagi/commands'
import { stageOf } from '@/games/archmagi/queries/asked'
import { archmagiRules as rules } from '@/games/archmagi/rules'
import type { State } from '@/games/archmagi/state/state'
import type { MageSeat } from '@/games/archmagi/state/terms'
import { playedOut } from '../../../support/bot-game'

/** Enough to compare a few plans. */
export const SHORT: Budget = { rollouts: 8, isOver: () => false }

/** A thought's commands, and the position before they were played. */
export interface Turn {
  readonly seat: MageSeat
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

/** Plays a game between deciders, by turns where there are more seats; every position at which one was asked. */
export function playedByBots(
  deciders: readonly Decider[],
  seed: number,
  settings: unknown = { preset: 'first-duel' },
): { readonly turns: readonly Turn[]; readonly end: State } {
  const position = gameOf(settings)
  const deciderOf = (seat: string) =>
    present(deciders[rules.seats.findIndex((one) => one === seat) % deciders.length], 'a decider')
  const turns = playedOut({ rules, bot: archmagiBot, budget: SHORT, deciderOf }, position, seed).map(
    (turn) => ({
      ...turn,
      seat: turn.seat as MageSeat,
      stage: stageOf(turn.before),
    }),
  )
  return { turns, end: position }
}
