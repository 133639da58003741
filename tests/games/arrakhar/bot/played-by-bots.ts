import type { Budget, Decider } from '@/engine/bot/bot'
import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import { playInPlace } from '@/engine/kernel/play'
import { arrakharBot } from '@/games/arrakhar/bot'
import type { Side } from '@/games/arrakhar/tables/units'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Position } from '@/games/arrakhar/state/position'
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
  const [random, dice] = [seededRandom(seed), seededDice(diceStateOf(seed))]
  const turns: Turn[] = []
  while (!position.ending) {
    const seat = rules.askedSeat(position) as Side
    const before = structuredClone(position)
    const { commands } = arrakharBot.think(rules.viewOf(position, seat), deciders[seat], random, SHORT)
    turns.push({ seat, before, commands })
    for (const command of commands) {
      const outcome = playInPlace(rules, position, command, dice)
      if ('clause' in outcome) throw new Error(`${JSON.stringify(command)}: ${outcome.message}`)
    }
  }
  return { turns, end: position }
}
