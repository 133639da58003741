import type { Budget, Decider } from '@/engine/bot/bot'
import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import { playInPlace } from '@/engine/kernel/play'
import { present, problemsText } from '@/engine/kernel/refusal'
import { archmagiBot } from '@/games/archmagi/bot'
import type { Command } from '@/games/archmagi/commands'
import { stageOf } from '@/games/archmagi/queries/asked'
import { archmagiRules as rules } from '@/games/archmagi/rules'
import type { State } from '@/games/archmagi/state/state'
import type { MageSeat } from '@/games/archmagi/state/terms'

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
  const [random, dice] = [seededRandom(seed), seededDice(diceStateOf(seed))]
  const turns: Turn[] = []
  while (!position.ending) {
    const seat = present(rules.askedSeat(position), 'who is asked') as MageSeat
    const before = structuredClone(position)
    const decider = present(deciders[rules.seats.indexOf(seat) % deciders.length], 'a decider')
    const { commands } = archmagiBot.think(rules.viewOf(position, seat), decider, random, SHORT)
    turns.push({ seat, stage: stageOf(before), before, commands })
    for (const command of commands) {
      const outcome = playInPlace(rules, position, command, dice)
      if ('clause' in outcome) throw new Error(`${JSON.stringify(command)}: ${outcome.message}`)
    }
  }
  return { turns, end: position }
}
