import type { Bot, Budget, Decider, Reason } from '@/engine/bot/bot'
import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, GameRules, Seat } from '@/engine/kernel/game'
import { playInPlace } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'

/** A thought's commands, and the position before they were played. */
export interface BotTurn<P, C, S extends Seat = Seat> {
  readonly seat: S
  readonly before: P
  readonly commands: readonly C[]
}

interface Players<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object> {
  readonly rules: GameRules<P, C, E, V>
  readonly bot: Bot<V, C, Reason>
  readonly budget: Budget
  readonly deciderOf: (seat: Seat) => Decider
}

/** Plays a position to its end, in place; every position at which a bot was asked, and what it did. */
export function playedOut<
  P extends { readonly ending: unknown },
  C extends AnyCommand,
  E extends AnyEvent,
  V extends object,
>(
  { rules, bot, budget, deciderOf }: Players<P, C, E, V>,
  position: P,
  seed: number,
): readonly BotTurn<P, C>[] {
  const [random, dice] = [seededRandom(seed), seededDice(diceStateOf(seed))]
  const turns: BotTurn<P, C>[] = []
  while (!position.ending) {
    const seat = present(rules.askedSeat(position), 'who is asked')
    const before = structuredClone(position)
    const { commands } = bot.think(rules.viewOf(position, seat), deciderOf(seat), random, budget)
    turns.push({ seat, before, commands })
    for (const command of commands) {
      const outcome = playInPlace(rules, position, command, dice)
      if ('clause' in outcome) throw new Error(`${JSON.stringify(command)}: ${outcome.message}`)
    }
  }
  return turns
}
