/**
 * The figures of the three scenarios (SC-1 to SC-3, SC-3.1); on the one board of the small one nobody has a home, and its
 * long edges are the seats’ (SC-1.1, SC-1.2). Players may change any of them (SC-4).
 */
// prettier-ignore
export const SCENARIOS = {
  small: {
    name: 'Small', layout: 'single',
    figures: { wizards: 1, army: 6, chaos: 0, poolLeast: 0, poolMost: 2, pool: 2, capitals: 0, builds: 1, turns: 12, earliestEnd: 5, goldToWin: 7 },
  },
  medium: {
    name: 'Medium', layout: 'pair',
    figures: { wizards: 1, army: 8, chaos: 1, poolLeast: 5, poolMost: 8, pool: 6, capitals: 1, builds: 2, turns: 20, earliestEnd: 10, goldToWin: 15 },
  },
  large: {
    name: 'Large', layout: 'square',
    figures: { wizards: 2, army: 14, chaos: 2, poolLeast: 7, poolMost: 12, pool: 9, capitals: 2, builds: 3, turns: 30, earliestEnd: 15, goldToWin: 30 },
  },
} as const

export type ScenarioId = keyof typeof SCENARIOS
export const SCENARIO_IDS = Object.keys(SCENARIOS) as readonly ScenarioId[]

/** What the options of a scenario make of its figures (SC-1.3, SC-3.2). */
export const OPTION_FIGURES = { smallArmy: 4, largeWizards: 3 } as const
