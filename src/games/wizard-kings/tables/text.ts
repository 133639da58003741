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
