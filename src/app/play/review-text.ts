/** The words of what can be asked of a line of the log. */
export const REVIEW_TEXT = {
  title: 'From this line',
  review: 'Review from here',
  reviewHint: 'Steps through the game in a study; the game itself stays as it is.',
  dice: 'Dice up to here',
  undo: 'Undo to here',
  undoHint: (count: number) => (count === 1 ? 'Takes back one step.' : `Takes back ${count} steps.`),
  nothingLater: 'Nothing has been done since.',
  stops: (reason: string) => `Undo would stop on the way. ${reason}`,
  close: 'Close',
} as const
