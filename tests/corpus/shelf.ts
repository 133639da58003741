import type { DiceState } from '@/engine/kernel/dice'
import type { Seal } from '@/engine/kernel/dice-seals'
import type { AnyCommand, AnyEvent, AnyGameRules } from '@/engine/kernel/game'
import type { History } from '@/engine/kernel/history'

/** A history of any game. */
export type AnyHistory = History<object, AnyCommand, AnyEvent>

/** A game as it was played to be recorded. */
export interface PlayedGame {
  readonly history: AnyHistory
  /** The state of the dice after the last roll. */
  readonly dice: DiceState
  readonly seal?: Seal
}

/** A game that is recorded: what is to be told of it, and how to come by one. */
export interface Recorded {
  readonly name: string
  /** What its name promises. */
  readonly promised: unknown
  /** What is to be told of a history in place of that. */
  readonly told: (history: AnyHistory) => unknown
  /** Plays one by a seed, whatever comes of it; undefined where the seed does not come so far. */
  readonly play: (seed: number) => PlayedGame | undefined
}

/** The recorded games of a game. */
export interface Shelf {
  readonly rules: AnyGameRules
  readonly games: readonly Recorded[]
  /** The most that they may weigh together, in bytes. */
  readonly mostBytes: number
}

/** The types of all events that a game has in it. */
export function typesIn({ steps }: AnyHistory): ReadonlySet<string> {
  return new Set(steps.flatMap(({ events }) => events.map(({ type }) => type)))
}

/** What a recorded game that bots and chance play promises: how it ends, and events that it has in it. */
interface Promised {
  readonly name: string
  readonly by: string
  readonly has: readonly string[]
}

/** Such games as a shelf has them. */
export function recordedBy<Kept extends Promised>(
  kept: readonly Kept[],
  endOf: (history: AnyHistory) => string | undefined,
  play: (game: Kept, seed: number) => PlayedGame | undefined,
): readonly Recorded[] {
  return kept.map((game) => {
    const { name, by, has } = game
    return {
      name,
      promised: { by, has },
      told: (history) => ({ by: endOf(history), has: has.filter((type) => typesIn(history).has(type)) }),
      play: (seed) => play(game, seed),
    }
  })
}
