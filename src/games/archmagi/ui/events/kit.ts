import type { Presentations } from '@/table/events/presentation'
import type { Clause } from '../../clauses'
import type { Names } from '../../queries/names'
import type { Event } from '../../events'
import type { View } from '../../queries/view'
import type { MageSeat } from '../../tables/seats'

/** What events of Archmagi are presented with. */
export interface ArchmagiEvents {
  readonly event: Event
  readonly table: View
  readonly names: Names
  readonly clause: Clause
  readonly side: MageSeat
  readonly cell: never
}

/** How some events are presented. */
export type Entries = Partial<Presentations<ArchmagiEvents>>

/** An event of one kind. */
export type EventOfType<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

/** What is not looked back on, whatever else happened. */
export function never(): boolean {
  return false
}
