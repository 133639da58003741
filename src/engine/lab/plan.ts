import type { Decider } from '../bot/bot'
import type { Json, Seat } from '../kernel/game'

/** What a seat plays instead of asking its bot, under a name for the tables of results. */
export interface Opening {
  readonly name: string
  /** The seat's first commands, as the game's `parseCommand` reads them. */
  readonly commands: readonly Json[]
}

/** Who plays a seat, and with what; of several each meets each of the other seats'. */
export interface SeatPlan {
  /** At least one. */
  readonly deciders: readonly Decider[]
  /** Forces set beforehand; none where the bot designs its own. */
  readonly openings: readonly Opening[]
}

/** Games to be played by bots. It decides everything in every one of them. */
export interface Plan {
  /** The game's id. */
  readonly game: string
  /** As the game's `newGame` takes them. */
  readonly settings: Json
  /** In the order of the game's seats. */
  readonly seats: Readonly<Record<Seat, SeatPlan>>
  /** Most rollouts of a bot for one plan of its own. */
  readonly rollouts: number
  readonly seed: number
  readonly games: number
}

/** The games that one of several machines plays: every `of`th, machine `part` (from 1) beginning with its own. */
export interface Shard {
  readonly part: number
  readonly of: number
}

/** Who plays a seat in one game. */
export interface Player {
  readonly decider: Decider
  readonly opening: Opening | null
}

/**
 * Who plays the seats in a game of a plan, by the game's number from 0: all pairings come in turn, so that
 * any run of games holds each about as often as the others.
 */
export function playersOf({ seats }: Plan, nth: number): Readonly<Record<Seat, Player>> {
  let left = nth
  const turnOf = <Item>(items: readonly Item[]): Item | null => {
    const item = items[left % Math.max(1, items.length)] ?? null
    left = Math.floor(left / Math.max(1, items.length))
    return item
  }
  return Object.fromEntries(
    Object.entries(seats).map(([seat, { deciders, openings }]) => [
      seat,
      { decider: turnOf(deciders) ?? 'random', opening: turnOf(openings) },
    ]),
  )
}

/** The numbers of the games that fall to a shard, in order. */
export function gamesOf({ games }: Pick<Plan, 'games'>, { part, of }: Shard): readonly number[] {
  const numbers: number[] = []
  for (let nth = part - 1; nth < games; nth += of) numbers.push(nth)
  return numbers
}
