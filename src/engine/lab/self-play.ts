import type { AnyBot, Decider } from '../bot/bot'
import { type Dice, diceStateOf, type Random, seededDice, seededRandom, streamSeed } from '../kernel/dice'
import type { AnyCommand, AnyEvent, AnyFileRules, AnyPlayRules, Seat } from '../kernel/game'
import { playInPlace } from '../kernel/play'
import { type Parsed, present, type Problem, problemsText, type Refusal } from '../kernel/refusal'
import { copyOf } from '../basics/copy'
import { within } from '../files/schema'
import type { Account, AnyLabRules } from './lab-rules'
import { type Plan, playersOf } from './plan'

/** A game with all that it takes to be played by bots. */
export interface LabGame {
  readonly rules: AnyPlayRules & AnyFileRules
  readonly bot: AnyBot
  readonly lab: AnyLabRules
}

/** What became of one game; plain JSON. */
export interface GameRecord extends Account {
  /** The game's number in its plan, from 0. */
  readonly nth: number
  /** The plan's seed. */
  readonly seed: number
  readonly deciders: Readonly<Record<Seat, Decider>>
  /** The names of forces set beforehand; null where the bot designed its own. */
  readonly openings: Readonly<Record<Seat, string | null>>
  /** A seat or 'draw'. */
  readonly winner: string
  readonly commands: number
  /** Commands tried out in thought, by all bots together. */
  readonly nodes: number
}

/** How far a game has come. */
export interface Moment {
  /** The seat that is asked next. */
  readonly seat: Seat
  readonly commands: number
  readonly nodes: number
}

/** A command that was just played, and what it led to. */
export interface Played {
  /** Played in place: what is to be kept of it must be taken at once. */
  readonly position: object
  readonly events: readonly AnyEvent[]
  readonly isRolled: boolean
}

/** Told of every command of a game. */
export type Watch = (played: Played) => void

/** A bot or the rules failed in a game of a plan; the message names game, seed and command. */
export class LabFault extends Error {
  constructor(
    readonly nth: number,
    message: string,
  ) {
    super(message)
  }
}

/** A game still going on after so many commands counts as endless. */
const MOST_COMMANDS = 50_000

/** A seat's commands still to be played before its bot is asked. */
type Openings = Readonly<Record<Seat, AnyCommand[]>>

/** A game in progress: a plain position that is played in place, and what is counted. */
interface Course {
  readonly game: LabGame
  readonly name: string
  readonly nth: number
  readonly position: object
  readonly dice: Dice
  readonly random: Random
  readonly rollouts: number
  readonly watch: Watch | undefined
  commands: number
  nodes: number
  rolls: number
}

/** What is wrong with the settings of a plan or the openings of its seats; [] for a plan that can be played. */
export function planProblems({ rules }: { readonly rules: AnyFileRules }, plan: Plan): readonly Problem[] {
  const start = rules.newGame(plan.settings)
  if (!start.ok) return within('settings', start.problems).problems
  return Object.entries(plan.seats).flatMap(([seat, { openings }]) =>
    openings.flatMap(({ commands }, nth) =>
      commands.flatMap((command, at) => {
        const parsed = rules.parseCommand(command)
        return parsed.ok
          ? []
          : within(`seats.${seat}.openings.${nth}.commands.${at}`, parsed.problems).problems
      }),
    ),
  )
}

/**
 * Plays one game of a plan to its end, pausing after each thing a bot or an opening has done. Dice and bots
 * take their chance from the plan's seed and the game's number alone. Throws a `LabFault` when a bot's command
 * is refused, when a bot or the rules throw, or when the game does not end.
 */
export function* selfPlay(
  game: LabGame,
  plan: Plan,
  nth: number,
  watch?: Watch,
): Generator<Moment, GameRecord> {
  const course = begin(game, plan, { nth, watch })
  const players = playersOf(plan, nth)
  const openings: Openings = Object.fromEntries(
    Object.entries(players).map(([seat, { opening }]) => [
      seat,
      (opening?.commands ?? []).map((command) => orThrow(course, game.rules.parseCommand(command))),
    ]),
  )
  let seat = game.rules.askedSeat(course.position)
  while (seat !== null) {
    const { decider } = present(players[seat], `seat ${seat} in the plan`)
    playTurn(course, { seat, decider, opening: openings[seat] ?? [] })
    seat = game.rules.askedSeat(course.position)
    if (seat !== null) yield { seat, commands: course.commands, nodes: course.nodes }
  }
  const { commands, nodes, position } = course
  return {
    nth,
    seed: plan.seed,
    deciders: mapped(players, ({ decider }) => decider),
    openings: mapped(players, ({ opening }) => opening?.name ?? null),
    winner: present(game.rules.resultOf(position), 'the result of a game in which nobody is asked'),
    ...game.lab.accountOf(position),
    commands,
    nodes,
  }
}

/** Plays one game of a plan without a pause. */
export function playGame(game: LabGame, plan: Plan, nth: number, watch?: Watch): GameRecord {
  const moments = selfPlay(game, plan, nth, watch)
  let next = moments.next()
  while (!next.done) next = moments.next()
  return next.value
}

function begin(
  game: LabGame,
  { settings, seed, rollouts }: Plan,
  { nth, watch }: Pick<Course, 'nth' | 'watch'>,
): Course {
  const name = `Game ${nth} of seed ${seed}`
  const start = orThrow({ name, nth }, game.rules.newGame(settings))
  const dice = seededDice(diceStateOf(streamSeed(seed, nth, 0)))
  const course: Course = {
    game,
    name,
    nth,
    position: copyOf(start),
    dice: {
      roll(request) {
        course.rolls += 1
        return dice.roll(request)
      },
    },
    random: seededRandom(streamSeed(seed, nth, 1)),
    rollouts,
    watch,
    commands: 0,
    nodes: 0,
    rolls: 0,
  }
  return course
}

interface Turn {
  readonly seat: Seat
  readonly decider: Decider
  readonly opening: AnyCommand[]
}

/** Plays the next command of the seat's opening, or what its bot thinks best. */
function playTurn(course: Course, { seat, decider, opening }: Turn): void {
  const forced = opening.shift()
  const who = forced ? `the opening of the ${seat}` : `the ${seat}'s bot (${decider})`
  const planned = forced ? [forced] : thoughtOf(course, { seat, decider, who })
  if (planned.length === 0) throw new LabFault(course.nth, `${course.name}: ${who} plans nothing`)
  for (const command of planned) {
    playOne(course, who, command)
    if (++course.commands > MOST_COMMANDS)
      throw new LabFault(course.nth, `${course.name}: not over after ${MOST_COMMANDS} commands`)
  }
}

function thoughtOf(
  course: Course,
  { seat, decider, who }: { readonly seat: Seat; readonly decider: Decider; readonly who: string },
): readonly AnyCommand[] {
  const { game, position, random, rollouts } = course
  const view = game.rules.viewOf(position, seat)
  const thought = guarded(course, `${who} throws after ${course.commands} commands`, () =>
    game.bot.think(view, decider, random, { rollouts, isOver: () => false }),
  )
  course.nodes += thought.nodes
  return thought.commands
}

function playOne(course: Course, who: string, command: AnyCommand): void {
  const { game, position, dice, rolls } = course
  const written = `command ${course.commands + 1}, ${JSON.stringify(command)}, of ${who}`
  const played = guarded(course, `${written}, breaks the rules' program`, () =>
    playInPlace(game.rules, position, command, dice),
  )
  if (isRefusal(played))
    throw new LabFault(
      course.nth,
      `${course.name}: ${written}, is refused under ${played.clause}: ${played.message}`,
    )
  course.watch?.({ position, events: played, isRolled: course.rolls > rolls })
}

function isRefusal(played: Refusal | readonly AnyEvent[]): played is Refusal {
  return !Array.isArray(played)
}

function guarded<Result>(
  { name, nth }: Pick<Course, 'name' | 'nth'>,
  what: string,
  work: () => Result,
): Result {
  try {
    return work()
  } catch (thrown) {
    throw new LabFault(
      nth,
      `${name}: ${what}: ${thrown instanceof Error ? String(thrown.stack) : String(thrown)}`,
    )
  }
}

function orThrow<Value>({ name, nth }: Pick<Course, 'name' | 'nth'>, parsed: Parsed<Value>): Value {
  if (parsed.ok) return parsed.value
  throw new LabFault(nth, `${name}: ${problemsText(parsed.problems)}`)
}

function mapped<From, To>(
  bySeat: Readonly<Record<Seat, From>>,
  change: (from: From) => To,
): Readonly<Record<Seat, To>> {
  return Object.fromEntries(Object.entries(bySeat).map(([seat, from]) => [seat, change(from)]))
}
