import type { Strength } from '@/engine/bot/bot'

/** The words of the start page. */
export const HOME_TEXT = {
  lead: 'Fantasy wargames of hexes and counters, for two to four at one table: rules enforced, secrets kept.',
  continue: 'Continue',
  continueGame: (game: string, which: string) => `Continue ${game}: ${which}`,
  allGames: (count: number) => `All your games (${count})`,
  games: 'On the table',
  newcomers: 'New here?',
  learnHint: 'Take a first lesson: ten minutes, nothing to read beforehand. You play it on the real board.',
  learnGame: (game: string) => `Learn ${game}`,
  against: (strength: Strength) => `Bot: ${strength}. You can change it at the table: Menu, Who plays…`,
  newGame: 'New game',
  newGameOf: (game: string) => `New game of ${game}`,
  teach: 'Teach',
  teachGame: (game: string) => `Teach ${game}`,
  lab: 'Balance lab',
  labOf: (game: string) => `Balance lab of ${game}`,
  open: 'Open a file',
  openHint: 'A saved game, a study, a lesson or a position; or drop it anywhere on this page.',
  coming: 'On the shelf',
  notYet: 'Not yet',
  design: (designer: string, year: number) => `Design: ${designer}, ${year}`,
  results: 'Results',
  about: 'Credits and licenses',
} as const
