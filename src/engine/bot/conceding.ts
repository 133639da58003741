import type { Random } from '../kernel/dice'
import type { AnyCommand, Seat } from '../kernel/game'
import type { AnyBot, AnyThought, Budget, Decider } from './bot'

/** How a seat gives the game up. */
export interface Concession {
  readonly seat: Seat
  /** The rules must not refuse it. */
  readonly command: AnyCommand
}

/** What is thought about, and how. */
interface Question {
  /** What the seat that is asked may know. */
  readonly view: object
  readonly decider: Decider
  readonly random: Random
  readonly budget: Budget
}

/** What a bot does next: it concedes what is lost, as far as the view of its seat tells, and thinks about all else. */
export function thinkOrConcede(
  bot: AnyBot,
  question: Question,
  concession: Concession | undefined,
): AnyThought {
  const { view, decider, random, budget } = question
  if (concession) {
    const chance = bot.chanceOf(view, concession.seat)
    if (chance < (bot.lostBelow ?? 0))
      return { commands: [concession.command], chance, reasons: [], nodes: 0 }
  }
  return bot.think(view, decider, random, budget)
}
