import type { AnyCommand, Seat } from '../kernel/game'
import type { Parsed } from '../kernel/refusal'
import { tallyOf } from '../basics/counts'
import { failed } from '../files/schema'

/** How many units of each type, by the game's own names; types that are left out count none. */
export type UnitCounts = Readonly<Record<string, number>>

/** What is told of a finished game. */
export interface Account {
  /** What was played, by the game's own id ('basic'). */
  readonly scenario: string
  /** How the game was won or drawn, in one word of the game's ('elimination'). */
  readonly by: string
  /** Game-turns begun; 0 if it ended before the first. */
  readonly turns: number
  /** What each seat bought. */
  readonly forces: Readonly<Record<Seat, UnitCounts>>
  /** What each seat lost. */
  readonly losses: Readonly<Record<Seat, UnitCounts>>
}

/** A force that a game offers ready-made. */
export interface ReadyForce {
  readonly id: string
  readonly name: string
  readonly seat: Seat
  readonly units: UnitCounts
}

/** What the balance lab needs of a game beside its rules and its bot. All of it is pure. */
export interface LabRules<Position extends object, Command extends AnyCommand> {
  /** How a game went; its position must be one in which the game is over. */
  accountOf(position: Position): Account
  readonly forces: readonly ReadyForce[]
  /**
   * The command by which a seat takes a force once it is asked to. Problems if `units` are not
   * counts by type, or not a force that may be had in the game that begins with `start`.
   */
  designOf(start: Position, seat: Seat, units: unknown): Parsed<Command>
}

/** What the lab needs of any game. */
export type AnyLabRules = LabRules<object, AnyCommand>

/** A finished game in which nobody bought a force. */
interface PlainAccount extends Pick<Account, 'scenario' | 'turns'> {
  readonly by: string | undefined
  /** The units left at the end. */
  readonly left: readonly { readonly seat: Seat; readonly type: string }[]
}

/** Rules of the lab for a game in which nobody buys a force: what is left at the end is told in its place. */
export function plainLab<Position extends object, Command extends AnyCommand>(
  seats: readonly Seat[],
  accountOf: (position: Position) => PlainAccount,
): LabRules<Position, Command> {
  return {
    accountOf(position) {
      const { by = 'unfinished', left, ...account } = accountOf(position)
      const typesOf = (seat: Seat) => left.filter((unit) => unit.seat === seat).map(({ type }) => type)
      const forces = seats.map((seat) => [seat, tallyOf(typesOf(seat)) as UnitCounts] as const)
      return {
        scenario: account.scenario,
        by,
        turns: account.turns,
        forces: Object.fromEntries(forces),
        losses: Object.fromEntries(seats.map((seat) => [seat, {}])),
      }
    },
    forces: [],
    designOf: () => failed('', 'nobody buys a force in this game'),
  }
}
