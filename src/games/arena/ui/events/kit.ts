import type { Presentations } from '@/table/events/presentation'
import type { Clause } from '../../content/clauses'
import type { Names } from '../../queries/names'
import type { Event } from '../../rules/events'
import type { ArenaSeat, Table } from '../../rules/position'

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
