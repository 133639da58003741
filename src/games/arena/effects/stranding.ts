import { STORM_TURNS } from '../tables/terrain'
import { isUnderFirstRules } from '../queries/earlier-rules'
import { isStranded } from '../queries/entry'
import type { Creature, Space, Table } from '../state/position'
import { hexAt, hexOf, isAir } from '../queries/spaces'

/** Whether a unit stands badly where it already did when the turn began, under this same terrain or storm (AA-15.8). */
export function isLeftStranded(table: Table, leader: Creature): boolean {
  const { at, strandedAt } = leader
  if (strandedAt === null || !isStranded(table, leader)) return false
  return isUnderFirstRules(table) || (at === strandedAt && !isNewPlace(table, at))
}

/** Whether the terrain of a ground, or the storm in an air, was made in this turn. */
export function isNewPlace(table: Pick<Table, 'hexes' | 'turn'>, space: Space): boolean {
  const hex = hexAt(table, hexOf(space))
  if (!hex) return false
  return isAir(space) ? hex.storm === table.turn + STORM_TURNS - 1 : hex.fresh
}
