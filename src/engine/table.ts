import type { AnyCommand, AnyEvent, Seat } from './game'
import type { Roll } from './dice'
import type { Refusal } from './refusal'
import type { Seal } from './save'

/** A step of the game as the log shows it: only what the viewer may know. */
export interface LogStep<Event> {
  /** Count of steps up to and with this one. */
  readonly number: number
  readonly seat: Seat | null
  readonly events: readonly Event[]
  readonly rolls: readonly Roll[]
  readonly typed: boolean
}

/** How fast things move on the table; `none` also where the system asks for reduced motion. */
export const PACES = ['none', 'quick', 'normal', 'slow'] as const
export type Pace = (typeof PACES)[number]

/** How the players like a table to behave, whatever they play on it. */
export interface Comfort {
  readonly pace: Pace
  readonly sound: boolean
  /** Whether ending a segment in which something could still be done asks first. */
  readonly warnsAtEnd: boolean
  /** Whether taking the mouse shows what the other side did meanwhile. */
  readonly recaps: boolean
}

/** What the shell hands to a game's table; a game never reaches for the store. */
export interface TableProps<View, Command extends AnyCommand, Event extends AnyEvent> {
  readonly view: View
  /** The seat that holds the mouse, or null when the game is over and everything lies open. */
  readonly seat: Seat | null
  readonly log: readonly LogStep<Event>[]
  /** The table as this viewer may know it stood after a step of the log, by the step's number; 0 is the beginning. */
  readonly viewAt: (step: number) => View
  /** Plays a command: undefined when it was played or waits for dice to be typed, else why not. */
  readonly play: (command: Command) => Refusal | undefined
  /** Why a command would be refused now, for hints on hover; asks the same rules as `play`. */
  readonly refusalOf: (command: Command) => Refusal | undefined
  /** The seal shown to both sides, without its nonce while the game goes on; null if none was made. */
  readonly seal: (Omit<Seal, 'nonce'> & { readonly nonce: string | null }) | null
  /** Whether the seal was checked against what was revealed; null while it is being checked or the game goes on. */
  readonly sealHolds: boolean | null
  readonly comfort: Comfort
  /** Changes what the players like, for this and all later games. */
  readonly onComfort: (change: Partial<Comfort>) => void
  readonly onRematch: () => void
  readonly onHome: () => void
}

/** What the shell hands to a game's new-game form. */
export interface NewGameProps<Command extends AnyCommand> {
  /**
   * Starts a game with settings as `GameRules.newGame` takes them, then plays the opening commands in
   * order (a quick start's ready-made set-up). Gives back what is wrong with the settings, line by line.
   */
  readonly onStart: (settings: unknown, opening: readonly Command[]) => readonly string[]
  readonly onCancel: () => void
}

/** A game in two short lines, for a list of games in progress; it tells nothing secret. */
export interface GameSummary {
  /** 'Basic Scenario'. */
  readonly scenario: string
  /** 'Turn 3'. */
  readonly moment: string
}
