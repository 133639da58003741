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

/** Figures of the rulebook (sections 2.1, 2.2 and the variations). */
// prettier-ignore
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  short: { name: 'Short Scenario', allowance: { wizard: { points: 40, minimum: 3 }, sorcerer: { points: 44,  minimum: 4 } }, haunts: NUMBERED_1_AND_2 },
  basic: { name: 'Basic Scenario', allowance: { wizard: { points: 60, minimum: 4 }, sorcerer: { points: 66,  minimum: 6 } }, haunts: NUMBERED_1_AND_2 },
  long:  { name: 'Long Scenario',  allowance: { wizard: { points: 90, minimum: 6 }, sorcerer: { points: 100, minimum: 9 } }, haunts: HAUNT_IDS },
}
