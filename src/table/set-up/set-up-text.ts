/** Words that every set-up says alike. */
export const SET_UP_TEXT = {
  done: 'Done:',
  missing: 'Missing:',
  spent: 'Points spent',
  spentOf: (spent: number, limit: number) => `${spent} of ${limit}`,
  tooMany: (points: number) => `${points} too many`,
  left: (points: number) => `${points} left`,
} as const
