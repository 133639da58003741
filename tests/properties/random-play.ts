import { type Dice, diceStateOf, type Random, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, GameRules } from '@/engine/kernel/game'
import { historyFrom, type History, playOn, positionOf } from '@/engine/kernel/history'
import { present, problemsText } from '@/engine/kernel/refusal'
import type { Command } from '@/games/arrakhar/commands'
import type { Event } from '@/games/arrakhar/events'
import type { Position } from '@/games/arrakhar/state/position'

export type ArrakharHistory = History<Position, Command, Event>

/** What one random game grows from: the same plan gives the same game. */
export interface Plan {
  readonly seed: number
  readonly settings: unknown
  readonly commands: number
}

/** Where random play begins, and how far it goes; `dice` are the seed's own if none are given. */
interface Course<P> {
  readonly position: P
  readonly seed: number
  readonly commands: number
  readonly dice?: Dice
}

/** Plays random legal commands from the set-up on, until the game or the plan ends. */
export function randomPlay<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: GameRules<P, C, E, V>,
  { seed, settings, commands }: Plan,
): History<P, C, E> {
  const first = rules.newGame(settings)
  if (!first.ok) throw new Error(problemsText(first.problems))
  return playFrom(rules, { position: first.value, seed, commands })
}

/** Plays random legal commands from a position, until the game ends or so many are played. */
export function playFrom<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: GameRules<P, C, E, V>,
  { position, seed, commands, dice = seededDice(diceStateOf(seed + 1)) }: Course<P>,
): History<P, C, E> {
  const random = seededRandom(seed)
  let history: History<P, C, E> = historyFrom(position)
  while (history.cursor < commands && rules.resultOf(positionOf(history)) === null) {
    const command = chosen(rules, positionOf(history), random)
    const { played, history: next } = playOn(rules, history, { command, dice })
    if (played.outcome !== 'played') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(played)}`)
    history = next
  }
  return history
}

function chosen<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: GameRules<P, C, E, V>,
  position: P,
  random: Random,
): C {
  return present(rules.sampleCommand(position, random), 'legal command before the end')
}
