import type { UnitId } from '../../rules/position'

/** Keeps the list itself when nothing fell away, so that what is drawn from it can be kept too. */
export function kept(units: readonly UnitId[], still: (id: UnitId) => boolean): readonly UnitId[] {
  return units.every(still) ? units : units.filter(still)
}
