import { type Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { isAbandoned } from './creatures'
import type { ArenaSeat, Creature, Item, ItemId, Progress, ProgressOf, Table } from '../state/position'
import { refuse } from '../refuse'

/** The progress of a phase if it is the current one. */
export function nowIn<P extends Progress['phase']>(
  table: { readonly now: Progress },
  phase: P,
): ProgressOf<P> | undefined {
  return table.now.phase === phase ? (table.now as ProgressOf<P>) : undefined
}

/** The seat that has the decision, one at a time (AA-3.11); null when the game is over (AA-3.7). */
export function askedSeat({
  ending,
  now,
  active,
}: Pick<Table, 'ending' | 'now' | 'active'>): ArenaSeat | null {
  if (ending) return null
  switch (now.phase) {
    case 'magic1':
    case 'magic2':
      return now.bout
    case 'combat':
      return now.choice?.seat ?? active
    case 'build':
    case 'placeBasic':
    case 'terrain':
    case 'equip1':
    case 'equip2':
    case 'movement':
      return active
    case 'over':
      return null
  }
}

/** Refuses a seat that does not have the decision (AA-3.7). */
export function decisionRefusal(table: Table, seat: ArenaSeat): Refusal<Clause> | undefined {
  if (table.ending) return refuse('AA-3.7', 'The game is over.')
  return askedSeat(table) === seat ? undefined : refuse('AA-3.7', 'The other side has the decision.')
}

/** Refuses what belongs to another phase (AA-3.8). */
export function phaseRefusal(
  { now }: Pick<Table, 'now'>,
  ...phases: readonly Progress['phase'][]
): Refusal<Clause> | undefined {
  return phases.includes(now.phase) ? undefined : refuse('AA-3.8', 'That belongs to another phase.')
}

/** The item of an id, or undefined when it is not in play. */
export function itemOf({ items }: Pick<Table, 'items'>, id: ItemId): Item | undefined {
  return items.find((item) => item.id === id)
}

/**
 * Refuses a creature that the seat does not control (AA-3.10); a vehicle without a pilot is refused under
 * `abandoned`, which depends on the command (B-1).
 */
export function ownRefusal(
  _table: Table,
  creature: Creature,
  seat: ArenaSeat,
  abandoned: Clause = 'AA-8.2',
): Refusal<Clause> | undefined {
  if (isAbandoned(creature)) return refuse(abandoned, 'A vehicle without a pilot does nothing.')
  return creature.controller === seat
    ? undefined
    : refuse('AA-3.10', 'The other side controls that creature.')
}
