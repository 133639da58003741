import type { Presentations } from '@/table/events/presentation'
import type { Clause } from '../../clauses'
import type { Names } from '../../queries/names'
import type { Event } from '../../events'
import type { ArenaSeat, Table } from '../../state/position'

/** What events of Arena are presented with. */
export interface ArenaEvents {
  readonly event: Event
  readonly table: Table
  readonly names: Names
  readonly clause: Clause
  readonly side: ArenaSeat
  readonly cell: never
}

/** How some events are presented. */
export type Entries = Partial<Presentations<ArenaEvents>>
