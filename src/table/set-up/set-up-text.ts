/** Words that every set-up says alike. */
export const SET_UP_TEXT = {
  done: 'Done:',
  missing: 'Missing:',
  spent: 'Points spent',
  spentOf: (spent: number, limit: number) => `${spent} of ${limit}`,
  tooMany: (points: number) => `${points} too many`,
  left: (points: number) => `${points} left`,
  check: 'Still to do',
  finish: 'Finish placement',
  fill: 'Place the rest for me',
  styles: 'Auto-place style',
  atATime: 'At a time',
  allHere: 'All here',
  to: (hex: string) => `to ${hex}`,
  countAt: (units: string, hex: string) => `${units} at ${hex}`,
} as const

/** Words of the buying of a force. */
export const FORCE_TEXT = {
  ready: 'Ready-made forces',
  legal: 'This force is legal.',
  clear: 'Clear',
  finish: 'Finish design',
  sum: (points: number) => `= ${points}`,
  within: (points: number) => `No more than ${points} points`,
  atLeast: (units: string) => `At least ${units}`,
} as const
