import type { Bot, Reason } from '../bot/bot'
import { copyForPlay, rolloutBy } from '../bot/bot-rollout'
import { oneOf } from '../bot/bot-sample'
import { thinkerOf } from '../bot/bot-thinker'
import { weigherOf } from '../bot/bot-weigher'
import { type Dice, diceStateOf, type Random, seededDice, seededRandom } from '../kernel/dice'
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

/** How carefully commands are looked for. */
export type Care = 'careless' | 'sensible' | 'thorough'

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
  /** What of all legal commands is worth a look; all of them when left out. */
  readonly worthALook?: (
    commands: readonly CommandsOf<T, C>[],
    position: T['position'],
  ) => readonly CommandsOf<T, C>[]
  /**
   * What whoever is asked does for want of anything better, where that decides nothing yet: thoughts go on by it before
   * they judge, and no further, and it is always looked at. Without it they judge at once, and look turns ahead.
   */
  readonly restOf?: (position: T['position']) => CommandsOf<T, C> | undefined
  /** Plans worth comparing where single commands tell too little; undefined where they do. */
  readonly plansFor?: (
    position: T['position'],
    care: Care,
    random: Random,
  ) => readonly (readonly CommandsOf<T, C>[])[] | undefined
  /** Whether strong tries things out in other worlds, or has seen enough in one; always when left out. */
  readonly isOpen?: (position: T['position']) => boolean
}

/** Games whose settings never change, so that playouts share them. */
interface Playable extends GameTypes {
  readonly position: { readonly settings: object }
}

type Plan<T extends GameTypes, C extends Declarations<T>> = readonly CommandsOf<T, C>[]

/** How commands are looked for: how many before one is taken, and how often each is tried, for dice decide some. */
interface Look {
  readonly care: Care
  readonly most: number
  readonly tries: number
}
const LOOKS = {
  careless: { care: 'careless', most: 3, tries: 1 },
  sensible: { care: 'sensible', most: 40, tries: 4 },
  thorough: { care: 'thorough', most: 40, tries: 4 },
  rollout: { care: 'careless', most: 4, tries: 1 },
} as const satisfies Readonly<Record<string, Look>>

/** Plans that strong plays on: those that look best one move ahead. */
const PLANS = 4
/** Turns that a rollout goes on for: the own and the other side’s answer. */
const TURNS_AHEAD = 2
/** Commands that so few turns cannot need more of. */
const MOST_COMMANDS = 200
/** Commands that follow from one without thinking. */
const MOST_REST = 40
const WORLDS = 4
/** Where thoughts go no further than to the next decision, more tries of a plan in the same worlds tell nothing new. */
const MOST_SHORT_ROLLOUTS = 3 * PLANS * WORLDS

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
  const { set, rules, suppose, turnOf, restOf } = ways
  const seatIn = (position: Position) => set.ground.askedSeat(position)
  const chanceIn = (position: Position) => chanceFor(ways, position, seatIn(position))
  const by = (look: Look) => (position: Position, random: Random) =>
    ranked(ways, position, look, random)[0] ?? []
  const think = thinkerOf<View, Position, Command, CommandReason<Command>>({
    suppose,
    sample: (position, random) => oneOf(meantOf(ways, position), random),
    careless: by(LOOKS.careless),
    sensible: by(LOOKS.sensible),
    plans(position, random) {
      const most = ways.isOpen?.(position) === false ? 1 : PLANS
      return ranked(ways, position, LOOKS.thorough, random).slice(0, most)
    },
    rollOut: rolloutBy({
      ...{ rules, seatIn, most: MOST_COMMANDS },
      next: restOf ? (position) => listOf(restOf(position)) : by(LOOKS.rollout),
      isDoneFrom: (world) => (position) => !restOf && turnOf(position) >= turnOf(world) + TURNS_AHEAD,
      chanceFor: (position, seat) => chanceFor(ways, position, seat),
    }),
    worlds: WORLDS,
    chanceIn,
    reasons: (_position, plan) => plan.map((command) => ({ type: 'command', command })),
  })
  return {
    think: (view, decider, random, budget) =>
      think(view, decider, random, {
        ...budget,
        rollouts: restOf ? Math.min(budget.rollouts, MOST_SHORT_ROLLOUTS) : budget.rollouts,
      }),
    chanceOf: (view, seat) => chanceFor(ways, suppose(view, seededRandom(1)), seat),
    weigh: weigherOf({ suppose, rollOut: throughSegment(ways) }),
  }
}

/**
 * Plays a plan on by what looks best until its segment is over and nothing is left to do without thinking: what a plan
 * leaves for later in its segment is none of its faults.
 */
function throughSegment<T extends Playable, C extends Declarations<T>, View extends object>(
  ways: BotWays<T, C, View>,
) {
  const { set, rules, restOf } = ways
  return rolloutBy<T['position'], CommandsOf<T, C>, T['event'], View, T['seat'] | null>({
    ...{ rules, most: MOST_COMMANDS },
    seatIn: (position) => set.ground.askedSeat(position),
    next(position, random) {
      const rest = restOf?.(position)
      return rest ? [rest] : (ranked(ways, position, LOOKS.sensible, random)[0] ?? [])
    },
    isDoneFrom(world) {
      const segment = rules.segmentOf(world)
      return (position) => rules.segmentOf(position) !== segment && restOf?.(position) === undefined
    },
    chanceFor: (position, seat) => chanceFor(ways, position, seat),
  })
}

function listOf<Thing>(thing: Thing | undefined): readonly Thing[] {
  return thing === undefined ? [] : [thing]
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

/** Everything that a bot might give: what may be given at any time says nothing about the game, such as giving it up. */
function meantOf<T extends GameTypes, C extends Declarations<T>, View extends object>(
  { set }: BotWays<T, C, View>,
  position: T['position'],
): readonly CommandsOf<T, C>[] {
  return legalOf(set, position).filter(({ type }) => set.commands[type]?.idles !== 'always')
}

/** The plans that a look finds, those first after which things look best; equal ones by chance. */
function ranked<T extends Playable, C extends Declarations<T>, View extends object>(
  ways: BotWays<T, C, View>,
  position: T['position'],
  look: Look,
  random: Random,
): readonly Plan<T, C>[] {
  const seat = ways.set.ground.askedSeat(position)
  const plans = plansIn(ways, position, look, random)
  if (plans.length < 2) return plans
  const valueOf = (plan: Plan<T, C>) => {
    let sum = 0
    for (let nth = 0; nth < look.tries; nth++) {
      const tried = triedOut(ways, position, plan, random)
      const chance = chanceFor(ways, tried.position, seat)
      if (!tried.isChance) return chance
      sum += chance
    }
    return sum / look.tries
  }
  return plans
    .map((plan) => ({ plan, value: valueOf(plan) }))
    .sort((one, other) => other.value - one.value)
    .map(({ plan }) => plan)
}

/** What is looked at: plans of the game’s own, or commands one by one, what ends the stage or is usual among them. */
function plansIn<T extends Playable, C extends Declarations<T>, View extends object>(
  ways: BotWays<T, C, View>,
  position: T['position'],
  { care, most }: Look,
  random: Random,
): readonly Plan<T, C>[] {
  const own = ways.plansFor?.(position, care, random)
  if (own) return own
  const legal = meantOf(ways, position)
  const worth = ways.worthALook?.(legal, position) ?? legal
  const rest = JSON.stringify(ways.restOf?.(position))
  const isUsual = (command: CommandsOf<T, C>) =>
    ways.restOf !== undefined &&
    (ways.set.commands[command.type]?.idles === 'end' || JSON.stringify(command) === rest)
  const usual = worth.filter(isUsual)
  const others = someOf(
    worth.filter((command) => !isUsual(command)),
    most,
    random,
  )
  return [...usual, ...others].map((command) => [command])
}

/** A copy of a position after a plan and what follows without thinking, by dice of chance. */
function triedOut<T extends Playable, C extends Declarations<T>, View extends object>(
  { rules, restOf }: BotWays<T, C, View>,
  position: T['position'],
  plan: Plan<T, C>,
  random: Random,
): { readonly position: T['position']; readonly isChance: boolean } {
  const copy = copyForPlay(position)
  const { dice, wasRolled } = heeded(seededDice(diceStateOf(random.below(2 ** 30))))
  for (const command of plan) playInPlace(rules, copy, command, dice)
  for (let nth = 0; restOf && nth < MOST_REST; nth++) {
    const command = rules.resultOf(copy) === null ? restOf(copy) : undefined
    if (!command || !Array.isArray(playInPlace(rules, copy, command, dice))) break
  }
  return { position: copy, isChance: wasRolled() }
}

/** Dice that can tell whether they were asked. */
function heeded(dice: Dice): { readonly dice: Dice; readonly wasRolled: () => boolean } {
  let isRolled = false
  const roll: Dice['roll'] = (request) => {
    isRolled = true
    return dice.roll(request)
  }
  return { dice: { roll }, wasRolled: () => isRolled }
}

/** So many of a list, or all, in an order by chance. */
function someOf<Thing>(things: readonly Thing[], most: number, random: Random): readonly Thing[] {
  const left = [...things]
  const taken: Thing[] = []
  while (left.length > 0 && taken.length < most) taken.push(...left.splice(random.below(left.length), 1))
  return taken
}
