/** What every game's end says alike. */
export const END_FRAME = {
  home: 'Home',
  review: 'Review the game',
  report: 'Game report',
  results: 'Results',
  dice: 'Statistics of dice',
  showBoard: 'Look at the board',
  hideBoard: 'Back to the result',
} as const
