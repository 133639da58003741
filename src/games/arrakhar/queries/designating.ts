import type { Clause } from '../clauses'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Designating, Designation, Table } from '../state/position'
import { refuse } from '../refuse'

/** The clause that says of a segment when designations are made and taken back. */
const DESIGNATION_CLAUSE = {
  haste: 'AR-9.2',
  fireball: 'AR-8.3',
  combat: 'AR-10.3',
} as const satisfies Record<string, Clause>
export type DesignatingSegment = keyof typeof DESIGNATION_CLAUSE

/** The progress of a segment in which designations are made, or undefined in another. */
export function designatingIn(
  table: Table,
): (Designating<Designation> & { readonly segment: DesignatingSegment }) | undefined {
  const { now } = table
  return now.segment === 'haste' || now.segment === 'fireball' || now.segment === 'combat' ? now : undefined
}

/** The clause for designations of the current segment. */
export function designationClause(segment: DesignatingSegment): Clause {
  return DESIGNATION_CLAUSE[segment]
}

/** Refuses designations once the first of the segment has been rolled (AR-8.3, AR-9.2, AR-10.3). */
export function closedRefusal(table: Table): Refusal<Clause> | undefined {
  const now = designatingIn(table)
  if (!now?.designations.some((made) => made.resolved)) return undefined
  return refuse(
    designationClause(now.segment),
    'Dice have been rolled; nothing more can be designated or taken back.',
  )
}

/** The numbers of designations still to be rolled. */
export function unresolvedIn(table: Table): readonly number[] {
  return (designatingIn(table)?.designations ?? []).filter((made) => !made.resolved).map((made) => made.id)
}
