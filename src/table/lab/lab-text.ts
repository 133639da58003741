/** What the form of the balance lab says of forces. */
export const LAB_TEXT = {
  ready: 'Ready games',
  readyGame: 'Ready game',
  ownGame: 'Your own settings',
  own: 'Designed by the bot',
  each: 'The ready-made in turn',
  typed: 'Your own design',
  readyHint: (one: string) => `A ready-made ${one} is grown or cut to the points in its own make.`,
  costs: (spent: number, points: number) => `Costs ${spent} of ${points} points`,
  ofPoints: (name: string, points: number) => `${name}, ${points} points`,
  refused: 'These games cannot be played yet',
} as const
