import type { Strength } from '@/engine/bot/bot'
import { counted } from '@/engine/basics/phrases'
import type { Outcome } from '@/store/catalog/tallies'

const games = (count: number) => counted(count, 'game', 'games')

/** The words of the page of results. */
export const RESULTS_TEXT = {
  title: 'Results',
  home: 'Home',
  lead: 'Finished games, as they ended at this device. Nothing of this leaves it.',
  none: 'No results yet',
  noneHint: 'A game is listed here once it has ended: won by the rules, given up, or drawn.',

  game: 'Game',
  anyGame: 'All games',
  scenario: 'Scenario',
  anyScenario: 'All scenarios',
  side: 'Side',
  anySide: 'Either side',
  player: 'Player',
  anyPlayer: 'Anyone',
  opponent: 'Opponent',
  anyOpponent: 'Anyone',
  count: (found: number, all: number) => (found === all ? games(all) : `${found} of ${games(all)}`),
  noneFound: 'No game fits all of this.',
  showAll: 'Show all games',

  tally: (game: string) => `${game}: games by side`,
  games: 'Games',
  outcomes: { won: 'Won', lost: 'Lost', drawn: 'Drawn' } satisfies Readonly<Record<Outcome, string>>,

  chart: (game: string) => `${game}: games won so far`,
  chartSaid: (parts: string) => `Games won so far: ${parts}.`,
  chartPart: (side: string, won: number) => `${side} ${won}`,
  chartKeys: 'Arrow keys go from game to game.',
  chartStart: 'Before the first game',
  chartPlace: (nth: number, date: string) => `Game ${nth}, ${date}.`,
  open: 'Open',

  list: (game: string) => `${game}: finished games`,
  when: 'Ended',
  who: 'Players',
  how: 'Result',
  remove: 'Delete',
  removeOne: (what: string) => `Delete: ${what}`,
  seat: (seat: string, who: string) => `${seat}: ${who}`,
  person: 'a person',
  bot: (strength: Strength) => `computer, ${strength}`,
  won: (seat: string) => `${seat} won`,
  draw: 'A draw',
  typed: 'Some dice were thrown by hand.',
  undone: 'Moves were taken back.',
  again: 'Another end of a game that counts already; not counted.',

  removeAll: 'Delete all results',
  askOne: (what: string) => `This result is gone for good: ${what}. Delete it?`,
  askAll: (count: number) => `${counted(count, 'result is', 'results are')} gone for good. Delete all?`,
  yes: 'Delete',
  removed: 'The result was deleted.',
  removedAll: 'All results were deleted.',

  unread: (reason: string) => `The results kept here cannot be read: ${reason}.`,
  spoiled: (count: number) => `${counted(count, 'entry is', 'entries are')} damaged and left out.`,
  failed: (reason: string) => `Not deleted: ${reason}.`,
} as const
