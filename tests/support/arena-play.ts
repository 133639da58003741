import type { Budget, Decider } from '@/engine/bot/bot'
import {
  type DiceState,
  diceStateOf,
  type Random,
  seededDice,
  seededRandom,
  type SeededDice,
} from '@/engine/kernel/dice'
import { historyFrom, type History, playOn, positionOf } from '@/engine/kernel/history'
import { problemsText } from '@/engine/kernel/refusal'
import { arenaBot } from '@/games/arena/bot'
import { arenaRules as rules } from '@/games/arena/rules'
import type { Command, CommandOf } from '@/games/arena/commands'
import type { Event } from '@/games/arena/events'
import type { ArenaSeat, BySeat, Position } from '@/games/arena/state/position'

export type ArenaHistory = History<Position, Command, Event>

/** What becomes a game of Arena by a seed. */
export interface ArenaRecipe {
  /** A ready game, or what is agreed on. */
  readonly settings: object
  readonly players: BySeat<Decider>
  /** Armies that are drawn up beforehand; without them the players draw up their own. */
  readonly armies?: BySeat<Omit<CommandOf<'buildArmy'>, 'type' | 'seat'>>
  /** Who gives up when first asked in this turn. */
  readonly concedes?: { readonly seat: ArenaSeat; readonly turn: number }
}

/** Enough to compare a few plans. */
const SHORT: Budget = { rollouts: 12, isOver: () => false }
/** Longer games are passed over, so that the files stay small. */
const MOST_COMMANDS = 500

/** A whole game. */
interface PlayedArena {
  readonly history: ArenaHistory
  /** The state of the dice after the last roll. */
  readonly dice: DiceState
}

/** A game in progress. */
interface Course {
  readonly recipe: ArenaRecipe
  readonly random: Random
  readonly dice: SeededDice
  history: ArenaHistory
}

/** Plays a game by bots and chance; undefined where it is not over after five hundred commands. */
export function playArena(recipe: ArenaRecipe, seed: number): PlayedArena | undefined {
  const first = rules.newGame(recipe.settings)
  if (!first.ok) throw new Error(problemsText(first.problems))
  const dice = seededDice(diceStateOf(seed))
  const history: ArenaHistory = historyFrom(first.value)
  const course: Course = { recipe, random: seededRandom(seed), dice, history }
  for (const seat of rules.seats as readonly ArenaSeat[]) drawUp(course, seat)
  let seat = askedIn(course)
  while (seat !== null && course.history.cursor < MOST_COMMANDS) {
    for (const command of nextOf(course, seat)) give(course, command)
    seat = askedIn(course)
  }
  return seat === null ? { history: course.history, dice: dice.state() } : undefined
}

function askedIn(course: Course): ArenaSeat | null {
  return rules.askedSeat(positionOf(course.history)) as ArenaSeat | null
}

function drawUp(course: Course, seat: ArenaSeat): void {
  const army = course.recipe.armies?.[seat]
  if (!army) return
  give(course, { type: 'buildArmy', seat, ...army })
  give(course, { type: 'lockArmy', seat })
}

function nextOf(course: Course, seat: ArenaSeat): readonly Command[] {
  const { recipe, random } = course
  const position = positionOf(course.history)
  const { concedes } = recipe
  if (concedes && concedes.seat === seat && position.turn >= concedes.turn) return [{ type: 'concede', seat }]
  return arenaBot.think(rules.viewOf(position, seat), recipe.players[seat], random, SHORT).commands
}

function give(course: Course, command: Command): void {
  const { played, history } = playOn(rules, course.history, { command, dice: course.dice })
  if (played.outcome !== 'played') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(played)}`)
  course.history = history
}
