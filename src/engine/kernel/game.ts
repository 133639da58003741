import type { Draft } from 'immer'
import type { Dice, Random } from './dice'
import type { Parsed, Refusal } from './refusal'

/** A place at the table; each game names its own ('wizard'). */
export type Seat = string

/** Who looks: a seat; `table`, what may lie open with everybody looking; `referee`, everything. */
// `& {}` keeps the literals visible to editors beside a plain string.
export type Viewer = 'table' | 'referee' | (Seat & {})

/** Who may know an event or a roll: everybody, or the seats listed (the referee always may). */
export type Audience = 'all' | readonly Seat[]

/** How a game ended, or `null` while it goes on. */
export type Result = 'draw' | (Seat & {}) | null

/** Data that survives JSON unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export interface AnyCommand {
  readonly type: string
}

export interface AnyEvent {
  readonly type: string
}

/** How one type of command is refused and carried out. */
export interface CommandRule<Position, Command, Event> {
  /** Why the command is illegal now, or undefined if it is legal; guards stand in a fixed order and the first wins. */
  refusalOf(position: Position, command: Command): Refusal | undefined
  /** Carries out a command already known to be legal, on an Immer draft or a plain copy, and tells what happened. */
  perform(draft: Draft<Position>, command: Command, dice: Dice): readonly Event[]
}

/** One rule for every type of command: to forget one is a type error. */
export type CommandRules<Position, Command extends AnyCommand, Event> = {
  readonly [Type in Command['type']]: CommandRule<Position, Extract<Command, { type: Type }>, Event>
}

/** How sides answer each other in a game. It is asked of what lies open, so that nothing secret can decide about it. */
export interface Answers<Command extends AnyCommand, View extends object> {
  /** What the seat that is asked owes the other side as an answer; undefined where it is asked for something else. */
  owed(view: View): Owed<Command> | undefined
  /** Whether the seat that is asked may have anything else to give than a pass, for all that lies open. */
  canAnswer(view: View): boolean
  /** The turn, by a name that no other turn of the game has. */
  turnOf(view: View): string
}

/** An answer that is owed. */
export interface Owed<Command extends AnyCommand> {
  /** The command that gives none. */
  readonly pass: Command
  /** Whether the other side has done something that can be answered. */
  readonly isChallenged: boolean
}

/** What a table needs of a game's rules to play it, show it and keep it. All of it is pure. */
export interface PlayRules<
  Position extends object,
  Command extends AnyCommand,
  Event extends AnyEvent,
  View extends object,
> {
  readonly id: string
  readonly seats: readonly Seat[]
  readonly commands: CommandRules<Position, Command, Event>

  /** The seats that are in play, the same all through a game; all of `seats` where left out. */
  seatsOf?(position: Position): readonly Seat[]
  /** The seat whose answer is awaited, or null when the game is over. */
  askedSeat(position: Position): Seat | null
  /** The segment in force, by a name of its own: no other segment of the game, and none of another turn, has it. */
  segmentOf(position: Position): string
  resultOf(position: Position): Result

  /** What a viewer may know, with the ids and the order of hidden pieces left out. */
  viewOf(position: Position, viewer: Viewer): View
  audienceOf(event: Event): Audience
  /** Why a command must not be undone, rolls and hand-overs aside (they are the kernel's), if so. */
  barrierOf(command: Command, events: readonly Event[]): string | undefined
  /** What is sealed by a commitment from now on ('T1'), or undefined while nothing is. */
  sealedText(position: Position): string | undefined
  /** Whether something may not be seen by every seat, so that a curtain must fall between seats. */
  hasSecrets(position: Position): boolean
  /**
   * What is shown to a seat that decides something with everybody looking on, its own secrets left out; undefined where
   * it looks at those. No curtain falls before it. Left out where seats always look at their secrets.
   */
  openHand?(position: Position, seat: Seat): View | undefined
  /** Left out where no side is ever asked for a mere answer. */
  readonly answers?: Answers<Command, View>
  /**
   * What ends the segment in force where the seat that is asked can do nothing else in it. It is asked of what lies
   * open, so that nothing secret can decide about it; undefined where something might be done for all that is known,
   * and where the end is worth a word of its own: what hands the turn over, or costs something. Left out where no
   * segment ends by itself.
   */
  emptyEnd?(view: View): Command | undefined
  /** The command by which a seat gives the game up; left out where none does. */
  concession?(seat: Seat): Command
}

/** How a game reads what comes from outside, a form, a file, a link, and writes what goes there. */
export interface FileRules<Position extends object, Command extends AnyCommand> {
  /** The first position of a game set up as the settings say. */
  newGame(settings: unknown): Parsed<Position>
  /** A position from its file format, all faults listed; one that names no version of the rules has the newest. */
  parsePosition(json: unknown): Parsed<Position>
  /**
   * The first position of a kept game: a save, a game in a link, a chapter of a study. One that names no version of the
   * rules was begun before there were any, and is played on under the first.
   */
  parseInitial(json: unknown): Parsed<Position>
  /** A position in its file format; `parsePosition` gives the same position back. */
  writePosition(position: Position): Json
  /** A command from JSON: its shape only, not whether it is legal. */
  parseCommand(json: unknown): Parsed<Command>
}

/** What random play and its checks need of a game. */
export interface ToolRules<Position extends object, Command extends AnyCommand> {
  /** Commands that `play` accepts now: one shortest path for each reachable hex, plans item by item. */
  legalCommands(position: Position): readonly Command[]
  /** A random legal command without listing all, or undefined when there is none. */
  sampleCommand(position: Position, random: Random): Command | undefined
  /** Broken invariants of a position, as sentences; [] for every position that play can reach. */
  faultsOf(position: Position): readonly string[]
  /** Secrets that a viewer's view tells though it should not, as sentences; [] for a sound view. */
  leaksOf(position: Position, viewer: Viewer): readonly string[]
}

/** A game whole; the table loads its parts when it needs them. */
export interface GameRules<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>
  extends PlayRules<P, C, E, V>, FileRules<P, C>, ToolRules<P, C> {}

/** A rule of any game. */
interface AnyCommandRule {
  refusalOf(position: object, command: AnyCommand): Refusal | undefined
  perform(draft: object, command: AnyCommand, dice: Dice): readonly AnyEvent[]
}

/** Commands of any game: the methods' bivariance lets every game's rules fit. */
interface AnyCommandRules {
  readonly commands: Readonly<Record<string, AnyCommandRule>>
}

/** Any game at a table, for code that does not care which. */
export interface AnyPlayRules
  extends Omit<PlayRules<object, AnyCommand, AnyEvent, object>, 'commands'>, AnyCommandRules {}

/** How any game reads what comes from outside. */
export type AnyFileRules = FileRules<object, AnyCommand>

/** Any game, whole. */
export interface AnyGameRules
  extends Omit<GameRules<object, AnyCommand, AnyEvent, object>, 'commands'>, AnyCommandRules {}
