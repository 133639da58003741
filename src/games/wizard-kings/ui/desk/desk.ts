import type { DeskOf } from '@/table/desk/desk'
import type { Holding, Take } from '@/table/default/table-model'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import type { View } from '../../queries/view'

/** What the desk of Wizard Kings is made of. */
export interface Parts {
  readonly view: View
  readonly command: Command
  readonly event: Event
  readonly gesture: Holding
  readonly adjustment: Take
}

/** Everything a panel of the play screen shows and can ask for. */
export type Desk = DeskOf<Parts>
