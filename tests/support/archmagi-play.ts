import type { Budget, Decider } from '@/engine/bot/bot'
import { type DiceState, diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import { type History, historyFrom, playOn, positionOf } from '@/engine/kernel/history'
import { present, problemsText } from '@/engine/kernel/refusal'
import { archmagiBot } from '@/games/archmagi/bot'
import type { Command } from '@/games/archmagi/commands'
import type { Event } from '@/games/archmagi/events'
import { archmagiRules as rules } from '@/games/archmagi/rules'
import type { State } from '@/games/archmagi/state/state'
import type { MageSeat } from '@/games/archmagi/state/terms'

export type ArchmagiHistory = History<State, Command, Event>

/** What becomes a game of Archmagi by a seed. */
export interface ArchmagiRecipe {
  /** A ready game, or what is agreed on. */
  readonly settings: object
  /** Who plays, by turns where there are more seats. */
  readonly players: readonly Decider[]
  /** Who gives up when first asked in this round. */
  readonly concedes?: { readonly seat: MageSeat; readonly round: number }
}

/** Enough to compare a few plans. */
const SHORT: Budget = { rollouts: 8, isOver: () => false }
/** Longer games are passed over, so that the files stay small. */
const MOST_COMMANDS = 500

/** Plays a game by bots and chance; undefined where it is not over after five hundred commands. */
export function playArchmagi(
  recipe: ArchmagiRecipe,
  seed: number,
): { readonly history: ArchmagiHistory; readonly dice: DiceState } | undefined {
  const first = rules.newGame(recipe.settings)
  if (!first.ok) throw new Error(problemsText(first.problems))
  const [random, dice] = [seededRandom(seed), seededDice(diceStateOf(seed))]
  let history: ArchmagiHistory = historyFrom(first.value)
  for (let seat = askedIn(history); seat !== null; seat = askedIn(history)) {
    if (history.cursor >= MOST_COMMANDS) return undefined
    for (const command of thoughtOf(recipe, positionOf(history), { seat, random })) {
      const { played, history: next } = playOn(rules, history, { command, dice })
      if (played.outcome !== 'played')
        throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(played)}`)
      history = next
    }
  }
  return { history, dice: dice.state() }
}

function askedIn(history: ArchmagiHistory): MageSeat | null {
  return rules.askedSeat(positionOf(history)) as MageSeat | null
}

function thoughtOf(
  { players, concedes }: ArchmagiRecipe,
  position: State,
  { seat, random }: { readonly seat: MageSeat; readonly random: ReturnType<typeof seededRandom> },
): readonly Command[] {
  if (concedes?.seat === seat && position.round >= concedes.round) return [{ type: 'concede', seat }]
  const nth = rules.seats.findIndex((one) => one === seat)
  const decider = present(players[nth % players.length], 'a decider')
  return archmagiBot.think(rules.viewOf(position, seat), decider, random, SHORT).commands
}
