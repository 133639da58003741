import { type Dice, diceStateOf, type Random, seededDice, seededRandom } from '@/engine/dice'
import { historyFrom, type History, playOn, positionOf } from '@/engine/history'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/rules/commands'
import type { Event } from '@/games/arrakhar/rules/events'
import type { Position } from '@/games/arrakhar/rules/position'

export type ArrakharHistory = History<Position, Command, Event>

/** What one random game grows from: the same plan gives the same game. */
export interface Plan {
  readonly seed: number
  readonly settings: unknown
  readonly commands: number
}

/** Plays random legal commands from the set-up on, until the game or the plan ends. */
export function randomPlay({ seed, settings, commands }: Plan): ArrakharHistory {
  const first = rules.newGame(settings)
  if (!first.ok) throw new Error(JSON.stringify(first.problems))
  return playFrom(first.value, seed, commands)
}

/** Plays random legal commands from a position; `dice` are the seed's own if none are given. */
export function playFrom(
  position: Position,
  seed: number,
  commands: number,
  dice: Dice = seededDice(diceStateOf(seed + 1)),
): ArrakharHistory {
  const random = seededRandom(seed)
  let history: ArrakharHistory = historyFrom(position)
  while (history.cursor < commands && !positionOf(history).ending) {
    const command = chosen(positionOf(history), random)
    const { played, history: next } = playOn(rules, history, { command, dice })
    if (played.outcome !== 'played') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(played)}`)
    history = next
  }
  return history
}

function chosen(position: Position, random: Random): Command {
  const command = rules.sampleCommand(position, random)
  if (!command) throw new Error('no legal command before the end')
  return command
}
