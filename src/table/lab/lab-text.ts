/** What the form of the balance lab says of forces. */
export const LAB_TEXT = {
  forces: 'Forces',
  own: 'Designed by the bot',
  each: 'The ready-made in turn',
  typed: 'Your own design',
  readyHint: 'A ready-made force is grown or cut to the points in its own make.',
  costs: (spent: number, points: number) => `Costs ${spent} of ${points} points`,
  ofPoints: (name: string, points: number) => `${name}, ${points} points`,
  refused: 'These games cannot be played yet',
} as const
