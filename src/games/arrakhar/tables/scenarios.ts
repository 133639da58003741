import { HAUNT_IDS, type HauntId, type Side } from './units'

export const SCENARIO_IDS = ['short', 'basic', 'long'] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

/** What a side may spend, and the least it must buy of each of its types. */
export interface Allowance {
  readonly points: number
  readonly minimum: number
}

/** A scenario (AR-13.1, AR-13.2). */
export interface Scenario {
  readonly name: string
  readonly allowance: Readonly<Record<Side, Allowance>>
  readonly haunts: readonly HauntId[]
}

const NUMBERED_1_AND_2 = HAUNT_IDS.filter((haunt) => !haunt.endsWith('3'))

export const HAUNT_COUNTS = [6, 9] as const
export type HauntCount = (typeof HAUNT_COUNTS)[number]

/** The haunts of a game by their number: two of each type, or all three (AR-3.1). */
export const HAUNTS_BY_COUNT: Readonly<Record<HauntCount, readonly HauntId[]>> = {
  6: NUMBERED_1_AND_2,
  9: HAUNT_IDS,
}

/** How many haunts are in play, from the list of them. */
export function hauntCountOf(haunts: readonly HauntId[]): HauntCount {
  return haunts.length === HAUNTS_BY_COUNT[9].length ? 9 : 6
}

/** Figures of the rulebook (sections 2.1, 2.2 and the variations). */
// prettier-ignore
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  short: { name: 'Short Scenario', allowance: { wizard: { points: 40, minimum: 3 }, sorcerer: { points: 44,  minimum: 4 } }, haunts: HAUNTS_BY_COUNT[6] },
  basic: { name: 'Basic Scenario', allowance: { wizard: { points: 60, minimum: 4 }, sorcerer: { points: 66,  minimum: 6 } }, haunts: HAUNTS_BY_COUNT[6] },
  long:  { name: 'Long Scenario',  allowance: { wizard: { points: 90, minimum: 6 }, sorcerer: { points: 100, minimum: 9 } }, haunts: HAUNTS_BY_COUNT[9] },
}
