import type { BoardArrow, BoardProps, BoardZone, HexMark } from '@/board/board-props'
import type { AnyCommand, AnyEvent, Result, Seat, Viewer } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { CommandsOf, Declarations } from '@/engine/declare/command'
import type { CommandSet } from '@/engine/declare/command-set'
import type { GameTypes, StageOf } from '@/engine/declare/game-types'
import type { ToldEvents } from '@/engine/declare/event'
import type { ButtonWords } from '@/engine/declare/words'
import type { Refusal } from '@/engine/kernel/refusal'
import type { GameGlimpse, LogStep } from '@/engine/table/table'
import type { Undone } from '@/table/panel/undone'
import type { Side } from '@/widgets/side'
import type { AnyGesture, Answer, Idle } from '../desk/answer'
import type { Held } from '../commands/default-hand'
import type { Followed } from '../commands/hands'
import type { OtherMeaning } from '../commands/meanings'
import type { HintWays } from '../hints/Hints'
import type { AnyLine, NumberedLine } from '../log/line'
import type { BoardLook, StageEnd, StageTold, TrackOf } from '../play/play-model'

/** What a game says of one of its stages. */
interface StageWords<Clause extends string, Type extends string> {
  /** 'Movement'. */
  readonly name: string
  /** What to do now, in a sentence or two. */
  readonly says: string
  /** Where the rules tell of it. */
  readonly clause: Clause
  /** The command without arguments that ends it, by a button of its own; left out where a stage ends by itself. */
  readonly end?: {
    readonly type: Type
    /** 'End movement'. */
    readonly name: string
    /** 'next: combat'. */
    readonly next: string
  }
}

/** How a game ended, as its end screen tells it. */
export interface ToldEnding {
  readonly winner: NonNullable<Result>
  /** How it came about, in a sentence. */
  readonly says: string
  /** What was secret and what is left, a line each; none where the board shows it. */
  readonly lines?: readonly string[]
}

/** What a game declares of its table beside its commands and its events. */
export interface TableWays<
  T extends GameTypes,
  C extends Declarations<T>,
  View extends T['table'] & { readonly viewer: Viewer },
> {
  readonly gameId: string
  readonly set: CommandSet<T, C>
  readonly events: ToldEvents<T['event'], T['names'], T['clause']>
  /** The clauses with their headings. */
  readonly headings: Readonly<Record<T['clause'], string>>
  /** In the order of their sides' colors. */
  readonly seats: readonly { readonly id: T['seat']; readonly name: string }[]
  readonly stages: { readonly [S in StageOf<T>]: StageWords<T['clause'], keyof C & string> }
  readonly art: NonNullable<BoardProps['art']>
  /** Full spoken name of the board. */
  readonly label: string
  /** A view as the rules take it, anything in the place of what the viewer does not know. */
  positionOf(view: View): T['position']
  /** Whose turn it is. */
  activeOf(view: View): T['seat']
  turnOf(view: View): { readonly turn: number; readonly limit: number | null }
  /** The seats in play; all of them where left out. */
  seatsOf?(view: View): readonly T['seat'][]
  boardOf(view: View): BoardLook
  /** What a hex is, in words, whoever stands there: 'forest'. */
  groundInWords(view: View, hex: HexId): string
  namesOf(view: View): T['names']
  /** Where somebody is who can act and is in no hex of the board. */
  readonly offBoard?: string
  /** Why a hex has nothing to be done, where no command tells it better. */
  nothing(view: View, hex: HexId): Refusal<T['clause']>
  endingOf(view: View): ToldEnding | null
  /** What the viewer alone may know, and all else that the board does not show: a line each. */
  notes?(view: View): readonly string[]
  /** The view once a command has been carried out, as far as no dice decide it: for hints of several steps. */
  viewAfter?(view: View, command: CommandsOf<T, C>): View
}

/** Something, or somebody, is in hand. */
export interface Holding extends AnyGesture, Held {
  readonly name: 'Holding'
}

export type TableGesture = Holding | Idle

/** What a control of the panel asks of the gesture: to take something in hand. */
export interface Take {
  readonly type: 'take'
  readonly held: Held
}

/** What a table that is worked out of declarations is made of. */
export interface TableParts {
  readonly view: object
  readonly command: AnyCommand
  readonly event: AnyEvent
  readonly gesture: Holding
  readonly adjustment: Take
}

/** A command as a button. */
export interface Offered extends ButtonWords {
  readonly command: AnyCommand
}

/** Somebody who can act. */
export interface Actor {
  readonly subject: string
  readonly name: string
  readonly hex: HexId | undefined
  /** Where it is, in words. */
  readonly where: string | undefined
}

/**
 * A game as the parts of the default table know it, all worked out of its declarations. Written as methods, so that
 * the views and commands of one game fit where those of any are asked for.
 */
export interface TableModel<View extends object, Command extends AnyCommand, Event extends AnyEvent> {
  readonly gameId: string
  readonly seats: readonly { readonly id: Seat; readonly name: string }[]
  readonly headings: Readonly<Record<string, string>>
  readonly art: NonNullable<BoardProps['art']>
  readonly label: string
  /** What every button may say, '…' for whatever it names. */
  readonly buttons: readonly string[]
  rulesAt(clause: string): string
  sideOf(seat: Seat): Side
  nameOf(seat: Seat): string
  /** Whose decision it is; whose turn it was once the game is over. */
  deciderOf(view: View): Seat
  turnOf(view: View): { readonly turn: number; readonly limit: number | null }
  trackOf(view: View, isNarrow: boolean): ReturnType<TrackOf<View>>
  stageOf(view: View): StageTold
  endOf(view: View): StageEnd<Command> | undefined
  leftIn(view: View): Undone
  boardOf(view: View): BoardLook
  /** What a hex is and who stands there, in words. */
  placeInWords(view: View, hex: HexId): string
  /** A game at a glance, for lists of games. */
  glimpseOf(view: View): GameGlimpse
  hexInWords(view: View, hex: HexId, marks: readonly HexMark[]): string
  notesOf(view: View): readonly string[]
  endingOf(view: View): ToldEnding | null
  kindOf(event: Event): AnyLine['kind']
  sayOf(event: Event, view: View): string
  linesOf(step: LogStep<Event>, view: View): readonly AnyLine[]
  logOf(log: readonly LogStep<Event>[], view: View): readonly NumberedLine[]
  marksOf(view: View, gesture: TableGesture): readonly HexMark[]
  zonesOf(view: View, gesture: TableGesture): readonly BoardZone[]
  arrowsOf(view: View, gesture: TableGesture): readonly BoardArrow[]
  hexesToAct(view: View): readonly HexId[]
  nextHexToAct(view: View, gesture: TableGesture, step: 1 | -1): HexId | undefined
  hexOf(view: View, gesture: TableGesture): HexId | undefined
  pickHex(desk: Followed<View, TableGesture, Command>, hex: HexId): void
  pickNext(desk: Followed<View, TableGesture, Command>, step: 1 | -1): void
  inHand(view: View, gesture: TableGesture): string
  actorsOf(view: View, hex?: HexId): readonly Actor[]
  /** What the subject in hand, or nobody in particular, may do now. */
  offersBy(view: View, subject: string | undefined): readonly Offered[]
  answerHex(view: View, gesture: TableGesture, hex: HexId): Answer<TableGesture, Command>
  settled(view: View, gesture: TableGesture): TableGesture
  lossOf(view: View, command: Command): string | undefined
  lossAt(view: View, gesture: TableGesture, hex: HexId): string | undefined
  othersOf(view: View, gesture: TableGesture): readonly OtherMeaning<Holding, Command>[]
  readonly hints: HintWays<View, Command>
}

/** Any game's. */
export type AnyTableModel = TableModel<object, AnyCommand, AnyEvent>
