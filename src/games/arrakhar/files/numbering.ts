import { mapCounts, NONE } from '../queries/counts'
import type { Counts, FormerUnit, Unit } from '../state/position'

/** Every unit that a position names. */
export interface Listed {
  readonly units: readonly Unit[]
  readonly eliminated: readonly FormerUnit[]
  readonly left: readonly FormerUnit[]
}

/** The highest number that a unit of each type bears, or bore: new units count on from it. */
export function numberedIn({ units, eliminated, left }: Listed, atLeast: Counts = NONE): Counts {
  const highest: Record<string, number> = { ...atLeast }
  for (const { id, type } of [...units, ...eliminated, ...left]) {
    const number = Number(/-(\d{1,6})$/.exec(id)?.[1] ?? 0)
    highest[type] = Math.max(highest[type] ?? 0, number)
  }
  return mapCounts((type) => highest[type] ?? 0)
}
