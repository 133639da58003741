import { COUNTERMIX, UNIT_TYPES, type UnitType } from '../tables/units'
import type { Counts, Position } from '../state/position'

/** A count of zero for every type. */
export const NONE: Counts = {
  wizard: 0,
  barbarian: 0,
  dwarf: 0,
  elf: 0,
  sorcerer: 0,
  demon: 0,
  orc: 0,
  ghoul: 0,
}

/** Counts with the types left out set to zero. */
export function countsOf(some: Readonly<Partial<Record<UnitType, number>>>): Counts {
  return { ...NONE, ...some }
}

/** Counts made by asking for each type. */
export function mapCounts(count: (type: UnitType) => number): Counts {
  return Object.fromEntries(UNIT_TYPES.map((type) => [type, count(type)])) as unknown as Counts
}

/** How many units of a type a list holds. */
export function countOf(units: readonly { readonly type: UnitType }[], type: UnitType): number {
  let count = 0
  for (const unit of units) if (unit.type === type) count += 1
  return count
}

/** Counters of a type that lie unused: never bought, or never called upon (AR-1.4). */
export function unusedOf(position: Position, type: UnitType): number {
  const inPlay = countOf(position.units, type) + countOf(position.left, type) + position.secrets.pool[type]
  const eliminated = countOf(position.eliminated, type) - (type === 'orc' ? position.secrets.recycledOrcs : 0)
  return COUNTERMIX - inPlay - eliminated
}
