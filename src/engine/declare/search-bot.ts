import type { Bot, Reason } from '../bot/bot'
import { copyForPlay, rolloutBy } from '../bot/bot-rollout'
import { oneOf } from '../bot/bot-sample'
import { thinkerOf } from '../bot/bot-thinker'
import { diceStateOf, type Random, seededDice, seededRandom } from '../kernel/dice'
import type { AnyCommand, PlayRules } from '../kernel/game'
import { playInPlace } from '../kernel/play'
import type { CommandsOf, Declarations } from './command'
import type { CommandSet } from './command-set'
import type { GameTypes } from './game-types'
import { legalOf } from './legal'

/** What a plan is made of: the table tells the clause of the command, and what speaks for it. */
export interface CommandReason<Command extends AnyCommand> extends Reason {
  readonly type: 'command'
  readonly command: Command
}

/** What a game says of itself so that the kernel's search can play it. */
export interface BotWays<T extends GameTypes, C extends Declarations<T>, View extends object> {
  readonly set: CommandSet<T, C>
  readonly rules: PlayRules<T['position'], CommandsOf<T, C>, T['event'], View>
  /** A position that the view allows, what the viewer does not know filled in by chance. */
  readonly suppose: (view: View, random: Random) => T['position']
  /**
   * The chance that a seat wins a game that goes on, from 0 to 1, what is beyond taken for hardly or nearly; it need not
   * be exact, but must tell better from worse.
   */
  readonly evaluate: (position: T['position'], seat: T['seat']) => number
  /** Turns begun, for how far the search looks ahead. */
  readonly turnOf: (position: T['position']) => number
}

/** Games whose settings never change, so that playouts share them. */
interface Playable extends GameTypes {
  readonly position: { readonly settings: object }
}

/** Commands that each strength looks at before it takes one. */
const LOOKS = { careless: 3, sensible: 40, rollout: 4 }
/** Times that each of them is tried, for dice decide some. */
const TRIES = { careless: 1, sensible: 4, rollout: 1 }
/** Commands that strong plays on: those that look best one move ahead. */
const PLANS = 4
/** Turns that a rollout goes on for: the own and the other side’s answer. */
const TURNS_AHEAD = 2
/** Commands that so few turns cannot need more of. */
const MOST_COMMANDS = 200
const WORLDS = 4

/**
 * A bot of three strengths for a game that can tell good positions from bad ones: easy takes the best of a few
 * commands, medium of all, one move ahead; strong plays the best of them on for some turns, in several worlds that the
 * view allows.
 */
export function searchBot<T extends Playable, C extends Declarations<T>, View extends object>(
  ways: BotWays<T, C, View>,
): Bot<View, CommandsOf<T, C>, CommandReason<CommandsOf<T, C>>> {
  type Position = T['position']
  type Command = CommandsOf<T, C>
  const { set, rules, suppose, turnOf } = ways
  const seatIn = (position: Position) => set.ground.askedSeat(position)
  const chanceIn = (position: Position) => chanceFor(ways, position, seatIn(position))
  const by = (style: keyof typeof LOOKS) => (position: Position, random: Random) =>
    ranked(ways, position, style, random).slice(0, 1)
  return {
    think: thinkerOf<View, Position, Command, CommandReason<Command>>({
      suppose,
      sample: (position, random) => oneOf(legalOf(set, position), random),
      careless: by('careless'),
      sensible: by('sensible'),
      plans: (position, random) =>
        ranked(ways, position, 'sensible', random)
          .slice(0, PLANS)
          .map((command) => [command]),
      rollOut: rolloutBy({
        ...{ rules, seatIn, next: by('rollout'), most: MOST_COMMANDS },
        isDoneFrom: (world) => (position) => turnOf(position) >= turnOf(world) + TURNS_AHEAD,
        chanceFor: (position, seat) => chanceFor(ways, position, seat),
      }),
      worlds: WORLDS,
      chanceIn,
      reasons: (_position, plan) => plan.map((command) => ({ type: 'command', command })),
    }),
    chanceOf: (view, seat) => chanceFor(ways, suppose(view, seededRandom(1)), seat),
  }
}

/** What is left to hope and to fear while a game goes on. */
const HARDLY = 0.01

/** The chance that a seat wins; nobody thinks once the game is over. */
function chanceFor<T extends GameTypes, C extends Declarations<T>, View extends object>(
  { rules, evaluate }: BotWays<T, C, View>,
  position: T['position'],
  seat: T['seat'] | null,
): number {
  const result = rules.resultOf(position)
  if (seat === null || result === 'draw') return 0.5
  if (result !== null) return result === seat ? 1 : 0
  return Math.min(1 - HARDLY, Math.max(HARDLY, evaluate(position, seat)))
}

/** The commands that a style looks at, those first after which things look best; equal ones by chance. */
function ranked<T extends Playable, C extends Declarations<T>, View extends object>(
  ways: BotWays<T, C, View>,
  position: T['position'],
  style: keyof typeof LOOKS,
  random: Random,
): readonly CommandsOf<T, C>[] {
  const seat = ways.set.ground.askedSeat(position)
  const valueOf = (command: CommandsOf<T, C>) => {
    let sum = 0
    for (let nth = 0; nth < TRIES[style]; nth++)
      sum += chanceFor(ways, played(ways, position, command, random), seat)
    return sum
  }
  return someOf(legalOf(ways.set, position), LOOKS[style], random)
    .map((command) => ({ command, value: valueOf(command) }))
    .sort((one, other) => other.value - one.value)
    .map(({ command }) => command)
}

/** A copy of a position after a command, by dice of chance. */
function played<T extends Playable, C extends Declarations<T>, View extends object>(
  { rules }: BotWays<T, C, View>,
  position: T['position'],
  command: CommandsOf<T, C>,
  random: Random,
): T['position'] {
  const copy = copyForPlay(position)
  playInPlace(rules, copy, command, seededDice(diceStateOf(random.below(2 ** 30))))
  return copy
}

/** So many of a list, or all, in an order by chance. */
function someOf<Thing>(things: readonly Thing[], most: number, random: Random): readonly Thing[] {
  const left = [...things]
  const taken: Thing[] = []
  while (left.length > 0 && taken.length < most) taken.push(...left.splice(random.below(left.length), 1))
  return taken
}
