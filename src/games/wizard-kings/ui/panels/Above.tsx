import type { DeskOf } from '@/table/desk/desk'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import type { View } from '../../queries/view'
import type { Holding, Take } from '@/table/default/table-model'
import { BattleBoard } from './BattleBoard'

/** What the desk of Wizard Kings is made of. */
export interface Parts {
  readonly view: View
  readonly command: Command
  readonly event: Event
  readonly gesture: Holding
  readonly adjustment: Take
}

/** What goes on, above the orders that may be given. */
export function Above({ desk }: { readonly desk: DeskOf<Parts> }) {
  const { view } = desk
  return view.battle && <BattleBoard view={view} battle={view.battle} />
}
