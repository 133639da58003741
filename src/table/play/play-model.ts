import type { ComponentType, ReactNode } from 'react'
import type { BoardArrow, BoardProps, BoardZone, HexMark } from '@/board/board-props'
import type { BoardEffect } from '@/board/motion/board-effect'
import type { Seat, Viewer } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { LogStep } from '@/engine/table/table'
import type { Sounding } from '@/widgets/sound/sound-player'
import type { Side } from '@/widgets/side'
import type { Hands } from '../commands/hands'
import type { Answering, DeskOf, DeskParts, GestureOf, PropsOf } from '../desk/desk'
import type { Pointing } from '../desk/pointing'
import type { AnnouncementSource } from '../announcements/use-news'
import type { TurnFrameProps } from '../frame/TurnFrame'
import type { HintWays } from '../hints/Hints'
import type { InspectorModel } from '../inspector/hex-seen'
import type { NumberedLine } from '../log/line'
import type { SetPiecesOf } from '../motion/set-pieces'
import type { Undone } from '../panel/undone'
import type { RecapWays } from '../recap/Recap'
import type { WordsModel } from '../words/WordsPages'

/** What lies on the board: it follows from the view alone. */
export interface BoardLook extends Pick<BoardProps, 'grid' | 'terrain' | 'stacks' | 'field' | 'zones'> {
  readonly sites?: BoardProps['sites']
  /** How this map is drawn, where that is another for each map. */
  readonly art?: NonNullable<BoardProps['art']>
}

/** The running stage in words. */
export interface StageTold {
  readonly id: string
  readonly name: string
  /** What to do now, in a sentence or two. */
  readonly says: string
  readonly href: string
}

/** The button that ends a stage. */
export interface StageEnd<Command> {
  readonly command: Command
  /** 'End movement'. */
  readonly name: string
  /** 'next: combat': what comes as a rule. */
  readonly next: string
}

/** What is laid over the board on request. */
export interface LaidOver {
  readonly zones: readonly BoardZone[]
  readonly arrows: readonly BoardArrow[]
}

/** What lies over a board is told. */
export interface OverlaysProps<P extends DeskParts> {
  readonly view: P['view']
  readonly gesture: GestureOf<P>
  readonly pointing: Pointing
  readonly onLay: (laid: LaidOver) => void
}

/** What lies beside the board that a panel of both sides' forces is told of. */
export interface ForcesProps<P extends DeskParts> extends Pick<PropsOf<P>, 'view' | 'seal'> {
  /** The hex that is looked at or in hand, or none. */
  readonly hex: HexId | null
  /** Whether what is kept from others is looked at; null for whoever may not. */
  readonly isPeeking: boolean | null
  readonly onPeek: () => void
}

/** A board as it is drawn. */
export interface DrawnBoard<View> {
  readonly art: NonNullable<BoardProps['art']>
  /** Full spoken name of the board. */
  readonly label: string
  /** What is secret shows only while it is peeked at. */
  readonly boardOf: (view: View, isPeeking: boolean) => BoardLook
  /** A hex in words, with what it means to the choice at hand. */
  readonly hexInWords: (view: View, hex: HexId, marks: readonly HexMark[], isPeeking: boolean) => string
}

/** A board as it is drawn and as it answers. */
export interface BoardModel<P extends DeskParts>
  extends
    DrawnBoard<P['view']>,
    Pick<Hands<P['view'], P['gesture'], P['command']>, 'marksOf' | 'arrowsOf' | 'zonesOf' | 'lossAt'> {
  /** The way of what is in hand to a hex, start included. */
  readonly pathTo?: (view: P['view'], gesture: GestureOf<P>, hex: HexId) => readonly HexId[] | null
  /** What is seen of events between two views. */
  readonly effectsOf?: (
    before: P['view'],
    events: readonly P['event'][],
    after: P['view'],
  ) => readonly BoardEffect[]
  /** Which dice and banners stand on the board after a step. */
  readonly setPiecesOf?: SetPiecesOf<P['view'], P['event']>
  /** Counters in a few words, by their ids on the board: '4 elves'; their labels one by one when left out. */
  readonly countersInWords?: (view: P['view'], counters: readonly string[]) => string
  /** What can be laid over the board, and its door. */
  readonly Overlays?: ComponentType<OverlaysProps<P>>
}

/** Shows the roll of a line of the log on its table, by the line's step and its place in it. */
export interface ShowRoll {
  readonly label: string
  readonly onShow: (step: number, nth: number) => void
}

/** What the lists of what has happened are told. */
export interface LogModel<P extends DeskParts> {
  /** The clauses with their headings. */
  readonly headings: Readonly<Record<string, string>>
  /** The address of a clause. */
  readonly rulesAt: (clause: string) => string
  readonly sideOf: (seat: Seat) => Side
  readonly logOf: (log: readonly LogStep<P['event']>[], view: P['view']) => readonly NumberedLine[]
}

/** Where in the sequence of play a view stands. */
export type TrackOf<View> = (view: View, isNarrow: boolean) => Omit<TurnFrameProps, 'isNarrow'>

/** All that a game tells of the screen on which it is played; always the same object. */
export interface PlayModel<P extends DeskParts>
  extends
    BoardModel<P>,
    LogModel<P>,
    WordsModel<P>,
    Hands<P['view'], P['gesture'], P['command']>,
    Pick<Answering<P>, 'adjusted'> {
  /** Whose decision it is; whose turn it was once the game is over. */
  readonly deciderOf: (view: P['view']) => { readonly side: Side; readonly name: string }
  readonly stageOf: (view: P['view']) => StageTold
  readonly trackOf: TrackOf<P['view']>
  readonly endOf: (view: P['view']) => StageEnd<P['command']> | undefined
  /** The same where stages go by, by the table as it will stand then; undefined where it is what comes as a rule. */
  readonly nextOf?: (view: P['view'], after: P['view']) => string | undefined
  /** What is left to do, and where: those hexes first that may have been forgotten. */
  readonly leftIn: (view: P['view']) => Undone
  readonly hexesLeft: (view: P['view']) => readonly HexId[]
  /** What stands in a hex, in a few words. */
  readonly stackInWords: (view: P['view'], hex: HexId) => string
  /** Left out where rolls are read on no table. */
  readonly rolls?: ShowRoll
  /** What is heard of a step, what its dice decide some seconds later. */
  readonly soundsOf?: (step: LogStep<P['event']>, lag?: number) => readonly Sounding[]
  readonly recap?: RecapWays<P['view'], P['event']>
  /** Who may look at what is kept from others who look on, if the viewer may. */
  readonly peekerOf?: (view: P['view']) => Viewer | null
  /** The stage's own controls. */
  readonly Panel: ComponentType<{ readonly desk: DeskOf<P> }>
  readonly Forces: ComponentType<ForcesProps<P>>
  /** What is done rarely. */
  readonly Menu?: ComponentType<{ readonly desk: DeskOf<P>; readonly isNamed: boolean }>
  /** What a hex tells that is looked at more closely, beside it; without, the forces alone are told of it. */
  readonly inspector?: InspectorModel<P>
  /** A door in the corner of the board. */
  readonly Door?: ComponentType<{ readonly desk: DeskOf<P> }>
  /** What lies over the column beside the board. */
  readonly Planner?: ComponentType<{ readonly desk: DeskOf<P> }>
}

/** A whole table: set-up, play and end, and what is heard and hinted at beside each. */
export interface GameModel<P extends DeskParts> extends PlayModel<P> {
  readonly isSetUp: (view: P['view']) => boolean
  readonly isOver: (view: P['view']) => boolean
  readonly SetUp?: ComponentType<PropsOf<P>>
  readonly End: ComponentType<PropsOf<P> & { readonly board: ReactNode }>
  readonly announcements: AnnouncementSource<P['view'], P['event']>
  readonly hints: HintWays<P['view'], P['command']>
}
