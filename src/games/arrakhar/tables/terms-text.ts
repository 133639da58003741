/** Words for what both sides agreed on before a game. */
export const TERMS_TEXT = {
  scenario: 'Scenario',
  forces: 'Points to spend',
  force: (side: string, points: number, minimum: number) =>
    minimum === 0 ? `${side} ${points}, no minimum.` : `${side} ${points}, at least ${minimum} of each type.`,
  haunts: 'Haunts in play',
  turnLimit: 'Turn limit',
  turns: (count: number) => `${count} game-turns`,
  none: 'None',
  charts: 'Tables, costs and map',
  tables: 'tables',
  costs: 'costs',
  map: 'map',
  houseRules: 'House rules',
  houseRule: 'House rule',
  rules: 'Rules',
  earlierRules:
    'This game began before the rules were corrected (AR-12.3, AR-12.7), so it is played to its end as it began: whoever holds the wand may hand it on even after moving.',
} as const
