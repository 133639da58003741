import type { Presentations } from '@/table/events/presentation'
import type { Clause } from '../../clauses'
import type { Event } from '../../events'
import type { Names } from '../../queries/names'
import type { View } from '../../queries/view'
import type { Side } from '../../tables/seats'

/** What events of Wizard Kings are presented with. */
export interface WizardKingsEvents {
  readonly event: Event
  readonly table: View
  readonly names: Names
  readonly clause: Clause
  readonly side: Side
  readonly cell: never
}

/** How some events are presented. */
export type Entries = Partial<Presentations<WizardKingsEvents>>
