import type { Budget, Decider } from '@/engine/bot'
import { type Dice, diceStateOf, type Random, seededDice, seededRandom } from '@/engine/dice'
import { historyFrom, playOn, positionOf } from '@/engine/history'
import { problemsText } from '@/engine/refusal'
import { arenaBot } from '@/games/arena/bot'
import { arenaRules as rules } from '@/games/arena/rules'
import type { BuildArmy, Command } from '@/games/arena/rules/commands'
import type { ArenaSeat, BySeat, Position } from '@/games/arena/rules/position'
import type { AnyHistory, PlayedGame } from './shelf'

/** What becomes a game of Arena by a seed. */
export interface Recipe {
  /** A ready game, or what is agreed on. */
  readonly settings: object
  readonly players: BySeat<Decider>
  /** Armies that are drawn up beforehand; without them the players draw up their own. */
  readonly armies?: BySeat<Omit<BuildArmy, 'type' | 'seat'>>
  /** Who gives up when first asked in this turn. */
  readonly concedes?: { readonly seat: ArenaSeat; readonly turn: number }
}

/** Enough to compare a few plans. */
const SHORT: Budget = { rollouts: 12, isOver: () => false }
/** Longer games are passed over, so that the files stay small. */
const MOST_COMMANDS = 500

/** A game in progress. */
interface Course {
  readonly recipe: Recipe
  readonly random: Random
  readonly dice: Dice
  history: AnyHistory
}

/** Plays a game by bots and chance; undefined where it is not over after five hundred commands. */
export function playArena(recipe: Recipe, seed: number): PlayedGame | undefined {
  const first = rules.newGame(recipe.settings)
  if (!first.ok) throw new Error(problemsText(first.problems))
  const dice = seededDice(diceStateOf(seed))
  const course: Course = { recipe, random: seededRandom(seed), dice, history: historyFrom(first.value) }
  for (const seat of rules.seats as readonly ArenaSeat[]) drawUp(course, seat)
  let seat = askedIn(course)
  while (seat !== null && course.history.cursor < MOST_COMMANDS) {
    for (const command of nextOf(course, seat)) give(course, command)
    seat = askedIn(course)
  }
  return seat === null ? { history: course.history, dice: dice.state() } : undefined
}

function positionIn({ history }: Course): Position {
  return positionOf(history) as Position
}

function askedIn(course: Course): ArenaSeat | null {
  return rules.askedSeat(positionIn(course)) as ArenaSeat | null
}

function drawUp(course: Course, seat: ArenaSeat): void {
  const army = course.recipe.armies?.[seat]
  if (!army) return
  give(course, { type: 'buildArmy', seat, ...army })
  give(course, { type: 'lockArmy', seat })
}

function nextOf(course: Course, seat: ArenaSeat): readonly Command[] {
  const { recipe, random } = course
  const position = positionIn(course)
  const { concedes } = recipe
  if (concedes && concedes.seat === seat && position.turn >= concedes.turn) return [{ type: 'concede', seat }]
  return arenaBot.think(rules.viewOf(position, seat), recipe.players[seat], random, SHORT).commands
}

function give(course: Course, command: Command): void {
  const { played, history } = playOn(rules, course.history as never, { command, dice: course.dice })
  if (played.outcome !== 'played') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(played)}`)
  course.history = history
}
