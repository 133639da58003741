import { type Strength, STRENGTHS } from '@/engine/bot/bot'
import type { Seat } from '@/engine/kernel/game'
import type { GameResult } from '../library'
import type { CountedResult } from './results'

/** Who played a seat: somebody by name, a person who gave none, or a bot. */
export type Who =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly strength: Strength }

/** The same as a text that nobody else has, for lists to choose from. */
export function idOfWho(who: Who): string {
  switch (who.kind) {
    case 'named':
      return `named/${who.name}`
    case 'person':
      return 'person'
    case 'bot':
      return `bot/${who.strength}`
  }
}

/** Who played a seat when the game ended. */
export function whoPlayed({ players, bots }: GameResult, seat: Seat): Who {
  const strength = bots?.[seat]
  if (strength) return { kind: 'bot', strength }
  const name = players?.[seat]
  return name ? { kind: 'named', name } : { kind: 'person' }
}

export const OUTCOMES = ['won', 'lost', 'drawn'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** A game as it ended for one of its seats. */
export interface Played {
  readonly result: CountedResult
  readonly seat: Seat
  readonly player: Who
  readonly opponents: readonly Who[]
  readonly outcome: Outcome
}

/** A result as it was for each seat that was in play, of those that its game has. */
export function playedIn(result: CountedResult, all: readonly Seat[]): readonly Played[] {
  const seats = result.seats ?? all
  return seats.map((seat) => ({
    result,
    seat,
    player: whoPlayed(result, seat),
    opponents: seats.filter((other) => other !== seat).map((other) => whoPlayed(result, other)),
    outcome: outcomeFor(result, seat),
  }))
}

function outcomeFor({ result }: GameResult, seat: Seat): Outcome {
  if (result === 'draw') return 'drawn'
  return result === seat ? 'won' : 'lost'
}

/** Which games are wanted; '' stands for any. All that is said has to hold for one and the same seat. */
export interface ResultWish {
  readonly gameId: string
  readonly scenario: string
  readonly seat: Seat
  /** As `idOfWho` tells them. */
  readonly player: string
  readonly opponent: string
}

/** All games, whoever played. */
export const ANY_RESULT: ResultWish = { gameId: '', scenario: '', seat: '', player: '', opponent: '' }

/** Whether a game, as it was for a seat, is wanted. */
export function isWanted({ result, seat, player, opponents }: Played, wish: ResultWish): boolean {
  return (
    isAs(wish.gameId, result.gameId) &&
    isAs(wish.scenario, result.scenario) &&
    isAs(wish.seat, seat) &&
    isAs(wish.player, idOfWho(player)) &&
    (wish.opponent === '' || opponents.some((opponent) => wish.opponent === idOfWho(opponent)))
  )
}

function isAs(wanted: string, given: string): boolean {
  return wanted === '' || wanted === given
}

/** How many games ended how. */
export type Tally = Readonly<Record<Outcome | 'games', number>>

/** The games that count, by how they ended. */
export function tallyOf(played: readonly Played[]): Tally {
  const counting = played.filter(({ result }) => result.counts)
  const of = (wanted: Outcome) => counting.filter(({ outcome }) => outcome === wanted).length
  return { games: counting.length, won: of('won'), lost: of('lost'), drawn: of('drawn') }
}

/** How many of the games a seat had won before the first, and after each of them. */
export function winsSoFar(results: readonly GameResult[], seat: Seat): readonly number[] {
  const wins = [0]
  for (const { result } of results) wins.push((wins.at(-1) ?? 0) + (result === seat ? 1 : 0))
  return wins
}

/** Everybody who played, each once: by name in the order of the alphabet, then others, bots from the weakest on. */
export function everybodyIn(played: readonly Played[]): readonly Who[] {
  const found = new Map(played.map(({ player }) => [idOfWho(player), player]))
  return [...found.values()].toSorted((one, other) => {
    const byKind = KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)
    return byKind === 0 ? orderWithin(one, other) : byKind
  })
}

const KINDS: readonly Who['kind'][] = ['named', 'person', 'bot']

function orderWithin(one: Who, other: Who): number {
  if (one.kind === 'named' && other.kind === 'named') return one.name.localeCompare(other.name)
  if (one.kind === 'bot' && other.kind === 'bot')
    return STRENGTHS.indexOf(one.strength) - STRENGTHS.indexOf(other.strength)
  return 0
}
