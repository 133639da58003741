/** Words around giving the game up and agreeing on a draw. */
export const RESIGN_TEXT = {
  menu: 'Draw and resignation',
  setUpMenu: 'Resignation',
  offerDraw: 'Offer a draw',
  resign: 'Resign…',
  title: (side: string) => `Resign as the ${side.toLowerCase()}?`,
  outcome: (winner: string) => `The game ends and the ${winner.toLowerCase()} wins.`,
  warning: 'A resignation cannot be taken back.',
  yes: 'Resign',
  no: 'Play on',
} as const
