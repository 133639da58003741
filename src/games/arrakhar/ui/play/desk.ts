import type { Seat } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import type { LogStep, TableProps } from '@/engine/table'
import type { Command } from '../../rules/commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import type { Answer, Gesture } from '../gestures/gesture'
import type { Adjustment } from '../gestures/adjustment'

type Props = TableProps<View, Command, Event>

/** Everything a panel of the play screen shows and can ask for. */
export interface Desk extends Pick<Props, 'comfort' | 'onComfort'> {
  readonly view: View
  /** Who holds the mouse; null when the game is over. */
  readonly seat: Seat | null
  readonly gesture: Gesture
  /** Whether the last click was on the board, or on something that stands for one of its hexes. */
  readonly isFromBoard: boolean
  readonly log: readonly LogStep<Event>[]
  /** Why nothing came of the last click, until the next one. */
  readonly refusal: Refusal | null
  /** Takes a hex as a click on the board does. */
  readonly choose: (hex: HexId) => void
  readonly adjust: (adjustment: Adjustment) => void
  readonly follow: (answer: Answer) => void
  /** Plays commands in order until one is refused; whether the first was played. */
  readonly send: (...commands: readonly Command[]) => boolean
  readonly refusalOf: (command: Command) => Refusal | undefined
}

export interface PanelProps {
  readonly desk: Desk
}
