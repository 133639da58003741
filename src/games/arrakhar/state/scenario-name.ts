import { SCENARIOS } from '../tables/scenarios'
import type { Settings } from './position'

/** What is said of the scenario of a game. */
type Scenario = Pick<Settings, 'scenario' | 'allowance' | 'haunts'>

const OWN_SCENARIO = 'Own scenario'

/**
 * Whether a game is a scenario of the players' own: other haunts, other minimums than the printed or none (AR-13.3),
 * or other points for both sides. Other points for one side are a handicap (AR-13.4).
 */
export function isOwnScenario({ scenario, allowance, haunts }: Scenario): boolean {
  const printed = SCENARIOS[scenario]
  const sides = ['sorcerer', 'wizard'] as const
  const isAdvanced = sides.every((side) => allowance[side].minimum === 0)
  const hasMinimums = sides.every((side) => allowance[side].minimum === printed.allowance[side].minimum)
  const hasNoPoints = sides.every((side) => allowance[side].points !== printed.allowance[side].points)
  return haunts.length !== printed.haunts.length || !(isAdvanced || hasMinimums) || hasNoPoints
}

/** The name of the scenario that a game is played by. */
export function scenarioNameOf(settings: Scenario): string {
  return isOwnScenario(settings) ? OWN_SCENARIO : SCENARIOS[settings.scenario].name
}
