import type { Presentations } from '@/table/events/presentation'
import type { Clause } from '../../clauses'
import type { OddsColumn } from '../../tables/tables'
import type { Side, UnitType } from '../../tables/units'
import type { Event } from '../../events'
import type { DesignationId, FormerUnit, Table } from '../../state/position'
import type { TypeOf } from '../sentences/words'

/** What events of Arrakhar's Wand are presented with. */
export interface ArrakharEvents {
  readonly event: Event
  readonly table: Table
  readonly names: TypeOf
  readonly clause: Clause
  readonly side: Side
  readonly cell: Cell
}

/** Where on a table of the game something is read, as far as that is known. */
export type Reading =
  | { readonly table: 'combat'; readonly column: OddsColumn | null; readonly die: number | null }
  | {
      readonly table: 'fireball' | 'wand'
      /** Those shown, one to a row. */
      readonly types?: readonly UnitType[]
      /** The type whose row counts. */
      readonly target?: UnitType | undefined
      readonly rolled?: readonly number[]
    }
  /** Read by a single die. */
  | { readonly table: 'haste' | 'summon' | 'wanderingOrcs'; readonly rolled: number | null }

/** Where a roll was read. */
export type Cell = Reading & {
  /** What shifted, rounded or limited it, as a sentence. */
  readonly note: string
}

/** How some events are presented. */
export type Entries = Partial<Presentations<ArrakharEvents>>

const SETTLING: readonly Event['type'][] = [
  'withdrawn',
  'hasteResolved',
  'fireballResolved',
  'attackResolved',
  'attackWasted',
]

/** Whether a designation came to nothing later that tells it. The next segment begins its numbers anew. */
export function isUnsettled(
  event: Event & { readonly designation: DesignationId },
  all: readonly Event[],
): boolean {
  const later = all.slice(all.indexOf(event) + 1)
  return !later.some(
    (one) => 'designation' in one && one.designation === event.designation && SETTLING.includes(one.type),
  )
}

/** Whether a leader of either side is among those who fell. */
export function hasCaster(eliminated: readonly FormerUnit[]): boolean {
  return eliminated.some(({ type }) => type === 'wizard' || type === 'sorcerer')
}
