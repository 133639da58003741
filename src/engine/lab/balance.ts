import type { Seat } from '../kernel/game'
import type { GameRecord } from './self-play'
import { type Estimate, meanOf, quantileOf, shareOf, slopeOf } from './statistics'

/** How often games were won by a seat, or drawn: their count, and their share with its interval. */
export interface Outcome extends Estimate {
  /** A seat or 'draw'. */
  readonly winner: string
  readonly games: number
}

/** How often games ended in one way. */
export interface Ending extends Outcome {
  /** In the game's own word. */
  readonly by: string
}

/** Games that have something in common, and who won them. */
export interface Group {
  /** What the seats have in common: deciders, or names of forces; null is a force of the bot's own design. */
  readonly seats: Readonly<Record<Seat, string | null>>
  readonly games: number
  /** For each seat how often it won, then draws where there are any. */
  readonly wins: readonly Outcome[]
}

/** How numbers spread. */
export interface Spread {
  readonly mean: number
  readonly least: number
  readonly quarter: number
  readonly median: number
  readonly threeQuarters: number
  readonly most: number
}

/** What a type of unit went with, over games in which a seat had more or fewer of it. */
export interface UnitWorth {
  readonly type: string
  /** How many were bought. */
  readonly bought: Spread
  /** How many were lost on average. */
  readonly lost: number
  /** Change of the seat's chance to win that goes with one more; null where all games had the same number. */
  readonly worth: Estimate | null
}

/** What games say about the balance of a game; plain JSON. */
export interface Balance {
  readonly games: number
  readonly wins: readonly Outcome[]
  readonly byDeciders: readonly Group[]
  readonly byForces: readonly Group[]
  /** The most frequent first. */
  readonly endings: readonly Ending[]
  readonly turns: Spread
  readonly commands: Spread
  readonly units: Readonly<Record<Seat, readonly UnitWorth[]>>
}

/** What one or more games say about the balance. */
export function balanceOf(records: readonly GameRecord[]): Balance {
  const seats = Object.keys(records[0]?.deciders ?? {})
  return {
    games: records.length,
    wins: winsOf(records),
    byDeciders: groupsOf(records, ({ deciders }) => deciders),
    byForces: groupsOf(records, ({ openings }) => openings),
    endings: endingsOf(records),
    turns: spreadOf(records.map(({ turns }) => turns)),
    commands: spreadOf(records.map(({ commands }) => commands)),
    units: Object.fromEntries(seats.map((seat) => [seat, unitsOf(records, seat)])),
  }
}

/** Every seat, in order, even if it never won; then draws where there are any. */
function winsOf(records: readonly GameRecord[]): readonly Outcome[] {
  const seats = Object.keys(records[0]?.deciders ?? {})
  return [...seats, 'draw'].flatMap((winner) => {
    const games = records.filter((record) => record.winner === winner).length
    if (games === 0 && winner === 'draw') return []
    return [{ winner, games, ...shareOf(games, records.length) }]
  })
}

function endingsOf(records: readonly GameRecord[]): readonly Ending[] {
  const endings = grouped(records, ({ winner, by }) => ({ winner, by })).map(({ key, games }) => ({
    ...key,
    games: games.length,
    ...shareOf(games.length, records.length),
  }))
  return endings.sort((a, b) => b.games - a.games)
}

function groupsOf(
  records: readonly GameRecord[],
  seatsOf: (record: GameRecord) => Group['seats'],
): readonly Group[] {
  return grouped(records, seatsOf).map(({ key, games }) => ({
    seats: key,
    games: games.length,
    wins: winsOf(games),
  }))
}

/** Games that have something in common. */
interface Common<Key> {
  readonly key: Key
  readonly games: GameRecord[]
}

/** Games by what they have in common, in the order of its text. */
function grouped<Key>(
  records: readonly GameRecord[],
  keyOf: (record: GameRecord) => Key,
): readonly Common<Key>[] {
  const groups = new Map<string, Common<Key>>()
  for (const record of records) {
    const key = keyOf(record)
    const text = JSON.stringify(key)
    const group = groups.get(text) ?? { key, games: [] }
    group.games.push(record)
    groups.set(text, group)
  }
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

function spreadOf(numbers: readonly number[]): Spread {
  return {
    mean: meanOf(numbers),
    least: quantileOf(numbers, 0),
    quarter: quantileOf(numbers, 0.25),
    median: quantileOf(numbers, 0.5),
    threeQuarters: quantileOf(numbers, 0.75),
    most: quantileOf(numbers, 1),
  }
}

function unitsOf(records: readonly GameRecord[], seat: Seat): readonly UnitWorth[] {
  const types = new Set(
    records.flatMap(({ forces, losses }) => [
      ...Object.keys(forces[seat] ?? {}),
      ...Object.keys(losses[seat] ?? {}),
    ]),
  )
  const won = records.map(({ winner }) => (winner === 'draw' ? 0.5 : winner === seat ? 1 : 0))
  return [...types].map((type) => {
    const bought = records.map(({ forces }) => forces[seat]?.[type] ?? 0)
    return {
      type,
      bought: spreadOf(bought),
      lost: meanOf(records.map(({ losses }) => losses[seat]?.[type] ?? 0)),
      worth: slopeOf(bought, won) ?? null,
    }
  })
}
