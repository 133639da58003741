import type { DeskOf } from '@/table/desk/desk'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import type { View } from '../../queries/view'
import type { Adjustment, Gesture } from './gesture'

/** What the desk of Archmagi is made of. */
export interface Parts {
  readonly view: View
  readonly command: Command
  readonly event: Event
  readonly gesture: Gesture
  readonly adjustment: Adjustment
}

/** Everything a panel of the play screen shows and can ask for. */
export type Desk = DeskOf<Parts>

export interface PanelProps {
  readonly desk: Desk
}
