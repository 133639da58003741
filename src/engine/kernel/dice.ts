import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { present } from './refusal'

/** What is asked of the dice: how many, of how many faces, and what for, in words a player can act on. */
export interface RollRequest {
  readonly count: number
  readonly faces: number
  /** For example 'Fireball at 1110'. */
  readonly label: string
  /**
   * What is drawn from by a single die, where a number stands for something out of a bag: what lies in it and how many
   * of each, in the order of the numbers. Whoever draws by hand may name what he drew (`numberOf`); it is not recorded.
   */
  readonly bag?: readonly (readonly [name: string, count: number])[]
  /** The seats that alone may know what is rolled, as with what is drawn in secret; everybody when left out. */
  readonly seenBy?: readonly string[]
}

/** One throw of one or more dice, as recorded with its command. */
export interface Roll extends Omit<RollRequest, 'bag'> {
  readonly values: readonly number[]
}

/** A source of rolls; rules are handed one and never make their own chance. */
export interface Dice {
  /** As many values as asked for, each from 1 to `faces`. */
  roll(request: RollRequest): readonly number[]
}

/** The value of a single die, from 1 to `faces`. */
export function rollOne(dice: Dice, request: Omit<RollRequest, 'count'>): number {
  return present(dice.roll({ count: 1, ...request })[0], request.label)
}

/** The first number that stands for something in the bag of a request; undefined where the bag holds none of it. */
export function numberOf({ bag = [] }: RollRequest, name: string): number | undefined {
  let before = 0
  for (const [held, count] of bag) {
    if (held === name && count > 0) return before + 1
    before += count
  }
  return undefined
}

/** The entry of a table of one die for what was rolled; the first stands for a 1. */
export function entryFor<Entry>(table: readonly Entry[], roll: number): Entry {
  return present(table[roll - 1], `entry for a roll of ${roll}`)
}

/** The whole state of seeded dice as plain data; hand it back to go on where it stopped. */
export type DiceState = readonly number[]

/** Seeded dice that can say where they stand. */
export interface SeededDice extends Dice {
  state(): DiceState
}

/** Random choices for sampling commands; not for the rules' own chance. */
export interface Random {
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number
}

/** The state of dice made from a whole number. */
export function diceStateOf(seed: number): DiceState {
  return xoroshiro128plus(seed | 0).getState()
}

/** Dice that go on from a state made by `diceStateOf` or told by `SeededDice.state`. */
export function seededDice(state: DiceState): SeededDice {
  const generator = xoroshiro128plusFromState(state)
  return {
    roll({ count, faces }) {
      const values: number[] = []
      while (values.length < count) values.push(uniformInt(generator, 1, faces))
      return values
    },
    state: () => generator.getState(),
  }
}

/** A sampler's random numbers from a seed. */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed | 0)
  return { below: (limit) => uniformInt(generator, 0, limit - 1) }
}

/** Streams of chance that one game of a run may draw on. */
const STREAMS_A_GAME = 3

/**
 * The seed of one of a game's streams of chance, by the seed of a run of games, the game's number from 0 and
 * the stream's from 0 to 2; no other game of the same or a near seed shares it.
 */
export function streamSeed(seed: number, nth: number, stream: number): number {
  return Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(nth * STREAMS_A_GAME + stream, 0xc2b2ae35)
}

/** Thrown by `handDice` when its rolls are used up; `play` turns it into an answer. */
export class RollsWanted extends Error {
  constructor(readonly request: RollRequest) {
    super(`Wanted: ${request.count} × d${request.faces}, ${request.label}`)
  }
}

/** Dice whose values are known beforehand: recorded, forced by a test, or typed by hand. */
export interface HandDice extends Dice {
  /** How many of the values given were not used. */
  left(): number
}

/** Dice that give `values` in order and, when they run out, ask for more by `RollsWanted`. */
export function handDice(values: readonly number[]): HandDice {
  let used = 0
  return {
    roll(request) {
      const { count, faces } = request
      const rolled = values.slice(used, used + count)
      if (rolled.length < count) throw new RollsWanted(request)
      if (rolled.some((value) => !Number.isInteger(value) || value < 1 || value > faces))
        throw new RollsWanted(request)
      used += count
      return rolled
    },
    left: () => values.length - used,
  }
}
