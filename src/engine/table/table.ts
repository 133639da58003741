import type { Reason, Thought } from '../bot/bot'
import type { AnyCommand, AnyEvent, Json, Seat } from '../kernel/game'
import type { HexId } from '../kernel/hex'
import type { Roll } from '../kernel/dice'
import type { Drawing } from '../rulebook/rulebook'
import type { Parsed, Problem, Refusal } from '../kernel/refusal'
import type { DiceCheck } from '../kernel/dice-check'
import type { DiceSeal, Seal } from '../kernel/dice-seals'
import type { Planning } from './move-plan'

/** A step of the game as the log shows it: only what the viewer may know. */
export interface LogStep<Event> {
  /** Count of steps up to and with this one. */
  readonly number: number
  readonly seat: Seat | null
  readonly events: readonly Event[]
  readonly rolls: readonly Roll[]
  readonly typed: boolean
  /** Whether it was played for its seat, which was not asked; nobody can tell after the page was loaded again. */
  readonly isAutomatic?: boolean
}

/** A line of the log that tells of no step. */
export interface LogNote {
  /** Count of steps up to where it stands. */
  readonly after: number
  readonly text: string
}

/** How fast things move on the table; `none` also where the system asks for reduced motion. */
export const PACES = ['none', 'quick', 'normal', 'slow'] as const
export type Pace = (typeof PACES)[number]

/** How the players like a table to behave, whatever they play on it. */
export interface Comfort {
  readonly pace: Pace
  readonly sound: boolean
  /** Whether players are asked before they give up what they cannot have again: the rest of a segment, a unit, a choice. */
  readonly warnsAtEnd: boolean
  /** Whether every step can be taken back, as on a stage: no loss is asked about there. */
  readonly losesNothing?: boolean
  /** Whether taking the mouse shows what the other side did meanwhile. */
  readonly recaps: boolean
}

export const PASS_SPANS = ['turn', 'game'] as const
/** How long a seat passes wherever the other side has done nothing that it could answer. */
export type PassSpan = (typeof PASS_SPANS)[number]

/** What the viewer has said of its answers; nobody else is told. */
export interface Passing {
  /** Null while the viewer is asked each time. */
  readonly span: PassSpan | null
  /** Whether the viewer owes an answer now: it may pass for longer with it. */
  readonly isAsked: boolean
  /** Passes now and for as long, or with null has the viewer asked each time again. */
  readonly onPass: (span: PassSpan | null) => void
}

/** A bot that thinks about what the holder of the mouse could do. */
export interface Hinting<Command extends AnyCommand> {
  /** Undefined when it was stopped. Rejects with an error fit to be shown when the bot cannot think. */
  readonly thought: Promise<Thought<Command, Reason> | undefined>
  readonly stop: () => void
}

/** A reason as it is read: one short line in the terms of the rules, and the clause that it rests on. */
export interface SaidReason {
  readonly text: string
  readonly clause: string
}

/** A bot's thought as it is read and drawn. */
export interface SaidThought {
  /** A line for each command. */
  readonly lines: readonly string[]
  /** The weightiest first. */
  readonly reasons: readonly SaidReason[]
  readonly drawings: readonly Drawing[]
}

/** Begins to think; told now and then of the share of the time used, from 0 to 1. */
export type Hinter<Command extends AnyCommand> = (
  onProgress: (share: number) => void,
) => Promise<Hinting<Command>>

/** What the shell hands to a game's table; a game never reaches for the store. */
export interface TableProps<View, Command extends AnyCommand, Event extends AnyEvent> {
  readonly view: View
  /** The seat that holds the mouse; null when the game is over and everything lies open, and where bots play alone. */
  readonly seat: Seat | null
  readonly log: readonly LogStep<Event>[]
  /** What else the log tells: that something was taken back by consent. */
  readonly notes?: readonly LogNote[] | undefined
  /** The table as this viewer may know it stood after a step of the log, by the step's number; 0 is the beginning. */
  readonly viewAt: (step: number) => View
  /** Plays a command: undefined when it was played or waits for dice to be typed, else why not. */
  readonly play: (command: Command) => Refusal | undefined
  /** Why a command would be refused now, for hints on hover; asks the same rules as `play`. */
  readonly refusalOf: (command: Command) => Refusal | undefined
  /**
   * The table as the viewer will know it once a command has been played, and with it what goes by without being asked;
   * undefined where dice decide, or the rules refuse it. Left out where nothing goes by.
   */
  readonly viewAfter?: ((command: Command) => View | undefined) | undefined
  /** The seal shown to both sides, without its nonce while the game goes on; null if none was made. */
  readonly seal: (Omit<Seal, 'nonce'> & { readonly nonce: string | null }) | null
  /** Whether the seal was checked against what was revealed; null while it is being checked or the game goes on. */
  readonly sealHolds: boolean | null
  /** The seals of the program's dice, opened once the game is over; none before. */
  readonly diceSeals?: readonly DiceSeal[] | undefined
  /** What they vouch for, once that has been checked. */
  readonly diceCheck?: DiceCheck | null
  readonly comfort: Comfort
  /** Changes what the players like, for this and all later games. */
  readonly onComfort: (change: Partial<Comfort>) => void
  /** Left out where nobody is asked for answers, and where nobody plays. */
  readonly passing?: Passing | undefined
  /** Left out where nobody holds the mouse, and where nothing that is planned is kept. */
  readonly planning?: Planning | undefined
  /** How long each side took, in words; left out while the game goes on, and where no clock ran. */
  readonly timeUsed?: string | undefined
  readonly onRematch: () => void
  readonly onHome: () => void
  /** Shows the statistics of the dice rolled so far, where there are any to show. */
  readonly onDice?: () => void
  /** Keeps what an element shows of a board as a picture: tells whether it could. Left out where nothing is kept. */
  readonly onPicture?: (board: object) => Promise<boolean>
  /** Why nothing can be played here, as a sentence: the table is only looked at. Left out where it is played on. */
  readonly locked?: string
  /** What a teacher drew over the board. */
  readonly drawings?: readonly Drawing[] | undefined
  /** Where a teacher draws; the table is only looked at or played on when left out. */
  readonly pen?: Pen | undefined
  /** Lines of the log can be chosen: told of the number of a line's step. */
  readonly onReview?: ((step: number) => void) | undefined
  /** Told of every refusal that the table shows, also of what never became a command. */
  readonly onRefused?: (refusal: Refusal) => void
  /** Asks what to do and why, from the view that is shown alone; left out where nobody can tell. */
  readonly onHint?: Hinter<Command> | undefined
}

/** What the shell hands to a game's new-game form. */
export interface NewGameProps<Command extends AnyCommand> {
  /**
   * Starts a game with settings as `GameRules.newGame` takes them, then plays the opening commands in
   * order (a quick start's ready-made set-up). Gives back what is wrong with the settings, line by line.
   */
  readonly onStart: (settings: unknown, opening: readonly Command[]) => readonly string[]
  readonly onCancel: () => void
  /** Told which seats will be in play as the form stands, and whenever that changes; all of them until then. */
  readonly onSeats?: (seats: readonly Seat[]) => void
}

/** How a ready-made game begins: its settings as `GameRules.newGame` takes them, and the commands played at once. */
export interface Beginning<Command extends AnyCommand> {
  readonly settings: unknown
  readonly opening: readonly Command[]
}

/** A ready-made game to begin with, which needs nothing agreed on. */
export interface FirstGame<Command extends AnyCommand> {
  readonly firstGame: () => Beginning<Command>
}

/** A teacher's pen over a board. */
export interface Pen {
  /** Told of a drawing begun in one hex and ended in another, or the same. */
  readonly onDraw: (from: HexId, to: HexId) => void
  /** Whether a finger and the left button draw, too, instead of moving the map and choosing. */
  readonly isDrawing: boolean
}

/** What is handed to a game's board that is only looked at. */
export interface PictureProps<View> {
  readonly view: View
  /** The hexes to be seen, all of them when left out; the smallest box around them is shown. */
  readonly hexes?: readonly HexId[]
  /** What a map that is shown whole frames until somebody moves it; keep the reference. All of it when left out. */
  readonly framed?: readonly HexId[] | undefined
  readonly drawings?: readonly Drawing[]
  /** What there is to see, in words. */
  readonly label: string
  /** Where hexes are drawn upon: told of a drawing begun in one hex and ended in another, or the same. */
  readonly onDraw?: ((from: HexId, to: HexId) => void) | undefined
  /** Whether a finger and the left button draw, too, instead of moving the map. */
  readonly isDrawing?: boolean | undefined
}

/** What is handed to a game's own part of the position editor. */
export interface EditorProps {
  /** The position file as it stands: in shape, though it may not yet be a position that can be played. */
  readonly file: Json
  /** What keeps it from being one; it is listed beside the editor. */
  readonly problems: readonly Problem[]
  /** The position file after a change. */
  readonly onChange: (file: Json) => void
  readonly drawings: readonly Drawing[]
  readonly onDraw: (from: HexId, to: HexId) => void
  /** Whether a finger and the left button draw instead of placing. */
  readonly isDrawing: boolean
}

/** How a game writes and reads positions where they are made by hand. */
export interface PositionDesk {
  /** What one may begin with; the first is an empty table. */
  readonly starts: readonly { readonly id: string; readonly name: string; readonly position: Json }[]
  /** A position file as it is fit for the editor, or what is wrong with its shape. */
  open(json: unknown): Parsed<Json>
  /** A position file as lines to read, and to send in a letter. */
  write(file: Json): string
  /** A position file from such lines; what is wrong is told by line. */
  read(text: string): Parsed<Json>
}

/** A game in two short lines, for a list of games in progress; it tells nothing secret. */
export interface GameSummary {
  /** 'Basic Scenario'. */
  readonly scenario: string
  /** 'Turn 3'. */
  readonly moment: string
  /** Left out while what draws it has not been loaded. */
  readonly glimpse?: GameGlimpse | undefined
}

/** A game at a glance, for the same list; it tells nothing secret either. */
export interface GameGlimpse {
  /** 'Wizard: Combat'. */
  readonly phase: string
  /**
   * The map in small, a text for each row of hexes from the top and in it a sign for each hex: `.` open ground,
   * `^` what rises from it, `o` a place, `x` what the game is about, `1` to `4` counters of the
   * seats in their order. Rows of different lengths lie centered, their hexes on a corner.
   */
  readonly map: readonly string[]
}

/** One thing that both sides agreed on before a game, open to both. */
export interface Term {
  /** 'Turn limit'. */
  readonly label: string
  /** '20 game-turns'. */
  readonly value: string
  readonly clause?: string
}

/** Where in the sequence of play a game stands, in the game's words. */
export interface StoryMoment {
  /** 'Turn 3'. */
  readonly turn: string
  /** 'Wizard'. */
  readonly phase: string
  /** 'Combat'. */
  readonly segment: string
}

/** What a throw came to, apart from its faces. */
export interface StoryThrow {
  readonly faces: readonly number[]
  /** '1 orc'; empty where nothing is said of it, or where it only drew one of several. */
  readonly means: string
  readonly clause: string
}

/** A command before it is given. */
export interface StoryOrder {
  /** 'Mount Orc 1 on Warhorse 2'. */
  readonly words: string
  readonly drawings: readonly Drawing[]
}

/** How a game is told step by step, from what a viewer may know. */
export interface Story<View> {
  momentOf(view: View): StoryMoment
  /** Where the game stands after these events, if they began another segment. */
  momentAfter(events: readonly AnyEvent[]): StoryMoment | undefined
  /** Whether these events tell of nothing but the course of the sequence of play. */
  isOnward(events: readonly AnyEvent[]): boolean
  /** What happened, in sentences. */
  said(step: LogStep<AnyEvent>, view: View): readonly string[]
  /** What was thrown in a step, in its order. */
  thrown(step: LogStep<AnyEvent>, view: View): readonly StoryThrow[]
  /** What a command would do, whether or not the rules allow it. */
  orderOf(command: AnyCommand, view: View): StoryOrder
  /** Where it happened: whence and where to, as things lay just before. */
  hexesOf(step: LogStep<AnyEvent>, before: View): readonly HexId[]
}
