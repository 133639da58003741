import type { ComponentType } from 'react'
import type {
  AnyCommand,
  AnyEvent,
  AnyFileRules,
  AnyPlayRules,
  FileRules,
  PlayRules,
  Seat,
} from '@/engine/kernel/game'
import type { Audit } from '@/engine/rulebook/audit'
import type { AnyBot, Bot, Reason, Thought } from '@/engine/bot/bot'
import type { GoalChoice, Lesson } from '@/engine/lesson/lesson'
import type { LastingFacts } from '@/engine/lesson/lesson-reach'
import type { LessonNames } from '@/engine/lesson/lesson-words'
import type { LuckReport } from '@/engine/table/luck-report'
import type { StandIns } from '@/engine/kernel/stand-ins'
import type { HexId } from '@/engine/kernel/hex'
import type { RuleCard } from '@/engine/rulebook/cards'
import type { Drawing, Rulebook } from '@/engine/rulebook/rulebook'
import type {
  EditorProps,
  FirstGame,
  GameGlimpse,
  GameSummary,
  LogStep,
  NewGameProps,
  PictureProps,
  PositionDesk,
  SaidThought,
  Story,
  TableProps,
  Term,
} from '@/engine/table/table'
import type { LabDesk } from './lab'

/** What a seat is called. */
export interface SeatNames {
  readonly id: Seat
  readonly name: string
  /** In a sentence, where the name alone does not read well there: 'the Sorcerer'. */
  readonly called?: string
}

/** How a game presents itself before anything of it is loaded, and how its parts are loaded. */
export interface GameManifest<
  Position extends object,
  Command extends AnyCommand,
  Event extends AnyEvent,
  View extends object,
> {
  readonly id: string
  readonly name: string
  /** One sentence that makes somebody want to play. */
  readonly tagline: string
  readonly facts: GameFacts
  readonly seats: readonly SeatNames[]
  readonly words: GameWords
  readonly icon: IconPath
  /** What its table answers to by key, beside what every table does. */
  readonly keys?: readonly GameKey[]
  /** Whether its teaching has a balance lab, for links that lead there. */
  readonly hasLab?: boolean
  /** Whether `public/boards` has a picture of its board; taken by `npm run pictures`. */
  readonly hasBoardPicture?: boolean
  /** The side with which a newcomer plays best against a bot; left out where nobody can play the other. */
  readonly firstSide?: FirstSide
  /** What is needed at a table, to begin a game and to open a save: one request. */
  loadTable(): Promise<GameTable<Position, Command, Event, View>>
  loadNewGame(): Promise<NewGameForm<Command>>
  /** Who can play a seat in a person's place; left out where nobody can. Loaded on demand. */
  loadBot?(): Promise<Bot<View, Command, Reason>>
  /** What teaching the game takes; loaded by the pages of `src/teach` only. */
  loadTeaching(): Promise<Teaching<View>>
}

/** The form in which a game is agreed on, and the game to begin with. */
export type NewGameForm<Command extends AnyCommand> = ComponentType<NewGameProps<Command>> &
  FirstGame<Command>

/**
 * A game's table, which can say how a finished game ended, what the last step of a log was and what a bot thought, where
 * its game has words for it.
 */
export type TableOf<View, Command extends AnyCommand, Event extends AnyEvent> = ComponentType<
  TableProps<View, Command, Event>
> & {
  readonly endingOf?: (view: View) => string | undefined
  readonly saidOf?: (log: readonly LogStep<Event>[], view: View) => readonly string[]
  readonly adviceOf?: (view: View, thought: Thought<Command, Reason>) => SaidThought
}

/** All of a game that playing it takes. Views are of what lies open on the table, unless a seat's own is given. */
export interface GameTable<
  Position extends object,
  Command extends AnyCommand,
  Event extends AnyEvent,
  View extends object,
> {
  readonly rules: PlayRules<Position, Command, Event, View>
  readonly files: FileRules<Position, Command>
  readonly Table: TableOf<View, Command, Event>
  /** What a list of games says of one. */
  readonly summaryOf: (view: View) => GameSummary
  /** How such a list draws one. */
  readonly glimpseOf: (view: View) => GameGlimpse
  /** What both sides agreed on before the game. */
  readonly termsOf: (view: View) => readonly Term[]
  /** Which of several sets of charts a game is played with, as the page of charts names them; left out with only one. */
  readonly chartsPlaceOf?: (view: View) => string
  /** What can stand in for the secrets of a game, for reports of bugs; left out where nothing can. */
  readonly standIns?: StandIns<View>
}

/** What a game brings along to be taught. */
export interface Teaching<View> {
  readonly rulebook: Rulebook
  /** In the order of the course. */
  readonly lessons: readonly Lesson[]
  /** What a solution brought about, as parts of a goal in plain words, for the lesson author. */
  goalChoices(before: View, after: View, events: readonly AnyEvent[]): readonly GoalChoice[]
  /** What of a position can never come to be again, for goals that are out of reach. */
  readonly facts: LastingFacts
  /** What its table shows that the texts of lessons can name. */
  readonly names: LessonNames<View>
  /** A board to look at, for diagrams, pictures and the replay. */
  readonly Picture: ComponentType<PictureProps<View>>
  /** What is printed of it. */
  readonly paper: PaperTable<View>
  /** Where in the sequence of play a view stands; large when its text is. */
  readonly Moment: ComponentType<{ readonly view: View }>
  /** What of a view is held beside the board, what is secret as a number only; left out where there is nothing. */
  readonly Held?: ComponentType<{ readonly view: View }>
  /** How its steps are told, for stepping through a game. */
  readonly story: Story<View>
  /** The game's own part of the position editor: what is placed where, and what else a position says. */
  readonly Editor: ComponentType<EditorProps>
  readonly desk: PositionDesk
  /** All charts and tables on one page; where a game has several sets of them, `place` says which. */
  readonly Charts: ComponentType<{ readonly place: string | null }>
  /** What the charts say of each thing, for the search. */
  readonly cards: () => readonly RuleCard[]
  /** What holds its clauses; a page of its own. */
  loadAudit?(): Promise<Audit>
  /** How its report counts luck and losses; left out where there is no report. */
  loadLuckReport?(): Promise<LuckReport<View>>
  /** What the balance lab takes; left out where nobody can play a seat in a person's place. */
  loadLab?(): Promise<LabDesk>
}

/** What of a game is put on paper: its map and counters, for a table without a screen, and parts of the map in handouts. */
export interface PaperTable<View> {
  /** The map with nothing on it but what is printed there, as large as `sizeOf` tells. */
  readonly Map: ComponentType<{ readonly view: View; readonly label: string }>
  /** The drawing of the map in its own units, of which a counter is so many wide. */
  sizeOf(view: View): { readonly width: number; readonly height: number; readonly counter: number }
  /** All counters on the map and those that sit on others, as good as new. */
  countersOf(view: View): readonly PaperCounter[]
  /** The hexes where something stands or is drawn, and those around them; none where that is nowhere. */
  hexesOf(view: View, drawings: readonly Drawing[]): readonly HexId[]
}

/** A counter to be cut out. */
export interface PaperCounter {
  readonly id: string
  /** What it is: 'Elf 3'. */
  readonly name: string
  readonly Face: ComponentType
}

/** What a game's own table may answer to by key, beside what every table does. */
export type GameKey = 'planner' | 'overlays' | 'threats'

/** What a game calls the parts of its sequence of play. */
export interface GameWords {
  /** 'game-turn'. */
  readonly turn: string
  /** What belongs to one seat of a turn; left out where a turn belongs to one. */
  readonly phase?: string
  /** What is ended by one button. */
  readonly segment: string
}

/** A side recommended for a first game. */
export interface FirstSide {
  readonly seat: Seat
  /** Why that one, in a few words that go on after a colon. */
  readonly why: string
}

/** The small print of a game's box. */
export interface GameFacts {
  readonly players: string
  readonly time: string
  /** Left out, both, where the sources do not tell. */
  readonly year?: number
  readonly designer?: string
}

/** Artwork as SVG path data in a 512 x 512 box. */
export interface IconPath {
  readonly path: string
}

/** Any game, for code that does not care which. */
export interface AnyGame extends Omit<
  GameManifest<object, AnyCommand, AnyEvent, object>,
  'loadTable' | 'loadNewGame' | 'loadBot' | 'loadTeaching'
> {
  loadTable(): Promise<AnyGameTable>
  loadNewGame(): Promise<NewGameForm<AnyCommand>>
  loadBot?(): Promise<AnyBot>
  loadTeaching(): Promise<AnyTeaching>
}

/** All that playing any game takes. */
export interface AnyGameTable extends Omit<
  GameTable<object, AnyCommand, AnyEvent, object>,
  'rules' | 'files'
> {
  readonly rules: AnyPlayRules
  readonly files: AnyFileRules
}

/** What teaching any game takes. */
export type AnyTeaching = Teaching<object>

/** A game that is announced and cannot be played yet. */
export interface ComingGame {
  readonly id: string
  readonly name: string
  readonly tagline: string
  readonly icon: IconPath
}

/**
 * A manifest for the list of games. Its parts fit each other, which is checked here; that the shell
 * only ever brings the parts of one game together is what the compiler cannot follow.
 */
export function listed<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  manifest: GameManifest<P, C, E, V>,
): AnyGame {
  return manifest as unknown as AnyGame
}
