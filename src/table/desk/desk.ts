import type { AnyCommand, AnyEvent, Seat } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { LogStep, TableProps } from '@/engine/table/table'
import type { AnyGesture, Answer, Idle } from './answer'
import type { Asking } from './question'

/** Lets go of whatever is in hand; every game's panels can ask for it. */
export interface Cancel {
  readonly type: 'cancel'
}

/** The parts that a game's desk is made of. */
export interface DeskParts {
  readonly view: object
  readonly command: AnyCommand
  readonly event: AnyEvent
  /** What a player can be in the middle of doing. */
  readonly gesture: AnyGesture
  /** What a control of a panel asks of the gesture; choosing a hex is another matter. */
  readonly adjustment: { readonly type: string }
}

/** How a game answers to its board and its panels: pure functions, the same ones as long as the page is open. */
export interface Answering<Parts extends DeskParts> {
  /** What a chosen hex means now: a step of the gesture, commands, or the reason why nothing comes of it. */
  readonly answerHex: (view: Parts['view'], gesture: GestureOf<Parts>, hex: HexId) => AnswerOf<Parts>
  /** The gesture after a control of the panel was used. */
  readonly adjusted: (
    view: Parts['view'],
    gesture: GestureOf<Parts>,
    adjustment: AdjustmentOf<Parts>,
  ) => GestureOf<Parts>
  /** What is left of a gesture after the position changed: by its own command, by undo or by the other side. */
  readonly settled: (view: Parts['view'], gesture: GestureOf<Parts>) => GestureOf<Parts>
  /** The stage of the sequence of play; what is in hand is let go when another begins. */
  readonly stageOf: (view: Parts['view']) => { readonly id: string }
  /** What a command costs for good, in a few words. */
  readonly lossOf: (view: Parts['view'], command: Parts['command']) => string | undefined
}

export type GestureOf<Parts extends DeskParts> = Parts['gesture'] | Idle
export type AdjustmentOf<Parts extends DeskParts> = Parts['adjustment'] | Cancel
export type AnswerOf<Parts extends DeskParts> = Answer<GestureOf<Parts>, Parts['command']>
export type PropsOf<Parts extends DeskParts> = TableProps<Parts['view'], Parts['command'], Parts['event']>

/** Everything a panel of the play screen shows and can ask for. */
export interface DeskOf<Parts extends DeskParts>
  extends Asking, Pick<PropsOf<Parts>, 'comfort' | 'onComfort' | 'passing' | 'viewAfter'> {
  readonly view: Parts['view']
  /** Who holds the mouse; null when the game is over. */
  readonly seat: Seat | null
  readonly gesture: GestureOf<Parts>
  /** Whether the last click was on the board, or on something that stands for one of its hexes. */
  readonly isFromBoard: boolean
  readonly log: readonly LogStep<Parts['event']>[]
  /** Why nothing came of the last click, until the next one. */
  readonly refusal: Refusal | null
  /** Takes a hex as a click on the board does. */
  readonly choose: (hex: HexId) => void
  readonly adjust: (adjustment: AdjustmentOf<Parts>) => void
  readonly follow: (answer: AnswerOf<Parts>) => void
  /** Plays commands in order until one is refused; whether the first was played. What costs something for good asks. */
  readonly send: (...commands: readonly Parts['command'][]) => boolean
  readonly refusalOf: (command: Parts['command']) => Refusal | undefined
}
