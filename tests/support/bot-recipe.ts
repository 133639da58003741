import type { Bot, Budget, Decider, Reason } from '@/engine/bot/bot'
import { seededDice, diceStateOf, seededRandom } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, GameRules, Seat } from '@/engine/kernel/game'
import { historyFrom, playOn, positionOf } from '@/engine/kernel/history'
import { present, problemsText } from '@/engine/kernel/refusal'
import type { PlayedGame } from '../corpus/shelf'

/** What becomes a game by a seed. */
export interface Recipe<Position> {
  /** A ready game, or what is agreed on. */
  readonly settings: object
  /** Who plays, by turns where there are more seats. */
  readonly players: readonly Decider[]
  /** Whether a seat gives up when it is asked. */
  readonly concedes?: (position: Position, seat: Seat) => boolean
}

/** A game that bots play. */
export interface BotGame<P extends object, C extends AnyCommand, E extends AnyEvent, View extends object> {
  readonly rules: GameRules<P, C, E, View>
  readonly bot: Bot<View, C, Reason>
}

/** Enough to compare a few plans. */
const SHORT: Budget = { rollouts: 8, isOver: () => false }
/** Longer games are passed over, so that the files stay small. */
const MOST_COMMANDS = 500

/** Plays a game by bots and chance; undefined where it is not over after five hundred commands. */
export function playRecipe<P extends object, C extends AnyCommand, E extends AnyEvent, View extends object>(
  { rules, bot }: BotGame<P, C, E, View>,
  recipe: Recipe<P>,
  seed: number,
): PlayedGame | undefined {
  const { settings, players } = recipe
  const first = rules.newGame(settings)
  if (!first.ok) throw new Error(problemsText(first.problems))
  const [random, dice] = [seededRandom(seed), seededDice(diceStateOf(seed))]
  let history = historyFrom<P, C, E>(first.value)
  const thoughtOf = (position: P, seat: Seat): readonly C[] => {
    if (recipe.concedes?.(position, seat)) return [present(rules.concession?.(seat), 'a way to give up')]
    const decider = present(players[rules.seats.indexOf(seat) % players.length], 'a decider')
    return bot.think(rules.viewOf(position, seat), decider, random, SHORT).commands
  }
  for (let seat = rules.askedSeat(first.value); seat !== null; seat = rules.askedSeat(positionOf(history))) {
    if (history.cursor >= MOST_COMMANDS) return undefined
    for (const command of thoughtOf(positionOf(history), seat)) {
      const { played, history: next } = playOn(rules, history, { command, dice })
      if (played.outcome !== 'played')
        throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(played)}`)
      history = next
    }
  }
  return { history, dice: dice.state() }
}
