import type { DeskOf } from '@/table/desk/desk'
import type { PastOf } from '@/table/desk/past'
import type { LookingOf } from '@/table/desk/use-looking'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import type { View } from '../../state/view'
import type { Gesture } from './gesture'
import type { Adjustment } from './adjustment'

/** What the desk of Arrakhar's Wand is made of. */
export interface Parts {
  readonly view: View
  readonly command: Command
  readonly event: Event
  readonly gesture: Gesture
  readonly adjustment: Adjustment
}

/** Everything a panel of the play screen shows and can ask for. */
export type Desk = DeskOf<Parts>

/** The board as it stood at an earlier moment. */
export type Past = PastOf<Parts>

export type Looking = LookingOf<Parts>

export interface PanelProps {
  readonly desk: Desk
}
