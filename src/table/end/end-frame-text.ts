/** What every game's end says alike. */
export const END_FRAME = {
  home: 'Home',
  review: 'Review the game',
  report: 'Game report',
  results: 'Results',
  dice: 'Statistics of dice',
  showBoard: 'Look at the board',
  hideBoard: 'Back to the result',
  picture: 'Keep a picture',
  noPicture: 'This browser could not make the picture.',
  proofs: 'Proofs of fair play',
} as const

/** How a game is told in short once it is over. */
export const END_STORY = {
  title: 'The game in short',
  moments: 'Moments of the game',
  turn: (turn: number) => (turn === 0 ? 'Set-up' : `Turn ${turn}`),
  largest: 'Largest fight:',
  show: 'Show',
} as const
