/** What the steps of a game are called (TS-1). */
export const STEP_NAMES = {
  rollOff: 'Choice of boards',
  boards: 'Boards',
  edge: 'Edge of the map',
  armies: 'Armies',
  pool: 'Chaos pool',
  force: 'Starting force',
  capitals: 'Capitals',
  deploy: 'Deployment',
  moon: 'Moon',
  initiative: 'Initiative',
  moves: 'Moves',
  recruiting: 'Recruiting',
  battles: 'Battles',
  battle: 'Battle',
  aftermath: 'After the battle',
  study: 'Study',
  builds: 'Builds',
} as const

/** Of games in lists. */
export const SUMMARY_TEXT = {
  setUp: 'Set-up',
  moment: (turn: number, side: string, step: string) => `Turn ${turn}, ${side}: ${step}`,
}

/** What was agreed on. */
export const TERMS_TEXT = {
  scenario: 'Scenario',
  turns: 'Turns at most',
  early: 'Early end',
  gold: (gold: number, turn: number) => `${gold} gold, from turn ${turn} on`,
  werebeasts: 'Werebeasts',
  none: 'none',
  moon: 'Moon of turn 1',
  rolled: 'rolled for',
  force: 'Starting force',
  four: 'four army units',
  three: 'three wizards',
  table: 'Table',
  open: 'everything lies open',
} as const
