/** The words of the presenter. */
export const PRESENT_TEXT = {
  loading: 'Setting the stage…',
  none: 'There is nothing to present: this game has no such lesson.',
  broken: 'This lesson cannot be shown:',
  leave: 'Leave',
  previous: 'Previous',
  next: 'Next',
  place: (nth: number, count: number) => `${nth} of ${count}`,
  goesOn: (moment: string) => `Next: ${moment}.`,
  secrets: 'Show secrets',
  spotlight: 'Spotlight',
  black: 'Black screen',
  board: 'The board',
  controls: 'Presentation',
  keys: 'Arrows or a clicker: next and previous. M: secrets. S: spotlight. B or period: black screen. Esc: leave.',
} as const
