import { apart } from '@/engine/basics/phrases'

const games = (count: number) => `${count} ${count === 1 ? 'game' : 'games'}`

/** The words of the list of games. */
export const GAMES_TEXT = {
  title: 'Your games',
  lead: 'This browser keeps every game that was begun or opened here, until you delete it. Other browsers and devices know nothing of them: carry them there in a file.',
  none: 'No games yet',
  noneHint: 'Begin one, or open a file: saved games and whole libraries come in by the same door.',
  home: 'Home',

  search: 'Search',
  searchHint: 'Title, player, scenario, turn, date …',
  show: 'Show',
  shown: { all: 'All', running: 'Running', finished: 'Finished' },
  sort: 'Sort',
  sorted: { newest: 'Played last first', oldest: 'Played last at the end' },
  count: (found: number, all: number) => (found === all ? games(all) : `${found} of ${games(all)}`),
  noneFound: 'No game has all of this.',
  showAll: 'Show all games',

  player: (seat: string, name: string) => `${seat}: ${name}`,
  bot: (strength: string) => `a bot, ${strength}`,
  toPlay: (who: string) => `${who} is to play`,
  won: (who: string) => `${who} won`,
  draw: 'A draw',
  locked: 'locked',
  over: 'The game is over',
  the: (seat: string) => `The ${seat}`,

  open: 'Open',
  present: 'Present',
  rename: 'Rename',
  duplicate: 'Duplicate',
  save: 'Save to a file',
  remove: 'Delete',
  of: (action: string, game: string) => `${action}: ${game}`,

  names: 'Names',
  gameTitle: 'Title',
  playerOf: (seat: string) => `Who plays the ${seat}`,
  optional: 'May be left empty. All players can see it.',
  keepNames: 'Keep the names',
  cancel: 'Cancel',
  copyTitle: (title: string) => `Copy of ${title}`,
  copied: (title: string) => `“${title}” was copied.`,

  removed: (title: string) => `“${title}” was deleted.`,
  putBack: (title: string) => `“${title}” is back.`,
  undo: 'Undo',
  letGo: 'Leave it deleted',
  playedElsewhere: (title: string) => `“${title}” is open in another tab. Close it there, then delete it.`,
  gone: (title: string) => `“${title}” is not kept here any more.`,

  exportAll: 'Save all to a file',
  import: 'Open a file',
  exported: (count: number) => `${games(count)} went into the file.`,
  tooLarge: (most: number) =>
    `All games together take more than ${most / 1_000_000} MB. Save them to files one by one.`,
  tooMany: (most: number) => `A file holds ${most} games at most. Save some to files of their own.`,

  unread: (reason: string) => `The games kept here cannot be read: ${reason}.`,
  failed: (reason: string) => `That was not done: ${reason}.`,
  unkept: 'The game at the table is not kept by this browser. Save it to a file before you open another.',
} as const

/** What is said of a library that comes in. */
export const IMPORT_TEXT = {
  title: 'Games from a file',
  reading: (at: number, all: number) => `Reading game ${at} of ${all} …`,
  added: (count: number) => `${games(count)} added.`,
  known: (count: number) => `${games(count)} here already, left as they are.`,
  others: 'Here already, but played to another moment:',
  addOthers: 'Add these beside yours',
  refused: 'Refused:',
  nth: (nth: number, title: string) => (title === '' ? `Game ${nth}` : `Game ${nth}, “${apart(title)}”`),
  empty: 'There is no game in this file.',
  toGames: 'Your games',
  close: 'Close',
} as const
