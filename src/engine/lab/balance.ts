import type { Seat } from '../game'
import type { GameRecord } from './self-play'
import { type Estimate, meanOf, quantileOf, shareOf, slopeOf } from './statistics'

/** How often something came about in some games. */
export interface Outcome extends Estimate {
  /** A seat, 'draw', or in what way the games ended. */
  readonly what: string
  readonly games: number
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
  readonly endings: readonly Outcome[]
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
    endings: outcomesOf(
      records.map(({ by }) => by),
      [],
    ),
    turns: spreadOf(records.map(({ turns }) => turns)),
    commands: spreadOf(records.map(({ commands }) => commands)),
    units: Object.fromEntries(seats.map((seat) => [seat, unitsOf(records, seat)])),
  }
}

function winsOf(records: readonly GameRecord[]): readonly Outcome[] {
  return outcomesOf(
    records.map(({ winner }) => winner),
    Object.keys(records[0]?.deciders ?? {}),
  )
}

/** How often each came about: first those named, even if never, then the others, the most frequent first. */
function outcomesOf(list: readonly string[], named: readonly string[]): readonly Outcome[] {
  const counts = new Map<string, number>(named.map((what) => [what, 0]))
  for (const what of list) counts.set(what, (counts.get(what) ?? 0) + 1)
  const outcomes = [...counts].map(([what, games]) => ({ what, games, ...shareOf(games, list.length) }))
  const others = outcomes.slice(named.length).sort((a, b) => b.games - a.games || (a.what < b.what ? -1 : 1))
  return [...outcomes.slice(0, named.length), ...others]
}

function groupsOf(
  records: readonly GameRecord[],
  seatsOf: (record: GameRecord) => Group['seats'],
): readonly Group[] {
  const groups = new Map<string, GameRecord[]>()
  for (const record of records) {
    const key = JSON.stringify(seatsOf(record))
    const group = groups.get(key)
    if (group) group.push(record)
    else groups.set(key, [record])
  }
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, games]) => ({
      seats: JSON.parse(key) as Group['seats'],
      games: games.length,
      wins: winsOf(games),
    }))
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
