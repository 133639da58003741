import type { Viewer } from '@/engine/kernel/game'
import type { SpellId } from '../tables/spells'
import type { Army, ArenaSeat, BySeat, Position, Table } from './position'

/** What a viewer may know: the open table, and of the secrets only the own ones (AA-1.9). */
export interface View extends Table {
  readonly viewer: Viewer
  /** All spell cards of a seat's army, for that seat, and for everybody when the game is over; else null. */
  readonly spells: BySeat<readonly SpellId[] | null>
  /** The army list that a seat has laid down, for that seat alone. */
  readonly lists: BySeat<Army | null>
}

/** What a viewer may know of a position (AA-1.9, AA-2.6, AA-17.6). */
export function viewOf(position: Position, viewer: Viewer): View {
  const { secrets, ...table } = position
  const seen = <Value>(seat: ArenaSeat, value: Value): Value | null =>
    viewer === seat || viewer === 'referee' || position.ending !== null ? value : null
  return {
    ...table,
    viewer,
    spells: { west: seen('west', secrets.spells.west), east: seen('east', secrets.spells.east) },
    lists: { west: seen('west', secrets.lists.west), east: seen('east', secrets.lists.east) },
  }
}

/** A view as the rules take it: what the viewer does not know is empty there, and concerns none of the own commands. */
export function positionOf(view: View): Position {
  const { spells, lists } = view
  return { ...view, secrets: { spells: { west: spells.west ?? [], east: spells.east ?? [] }, lists } }
}
