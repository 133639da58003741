import type { TeachingPage } from '../addresses/routes'

/** What the pages of teaching are called in the browser's tabs. */
export const PAGE_TITLES = {
  rules: 'Rules',
  charts: 'Charts and tables',
  audit: 'Rules audit',
  learn: 'Learn',
  lesson: 'Lesson',
  handout: 'Handout',
  author: 'Lesson author',
  study: 'Study',
  edit: 'Position editor',
  present: 'Presentation',
  open: 'Shared link',
  report: 'Report',
  mistakes: 'Learn from your mistakes',
  lab: 'Balance lab',
  paper: 'Map and counters',
  class: 'Your class',
  quiz: 'Quiz',
} as const satisfies Readonly<Record<TeachingPage, string>>

/** The words of the shell. */
export const TEXT = {
  product: 'Hexhearth',
  /** The title of a page, the most telling first. */
  titleOf: (...names: readonly string[]) => [...names, 'Hexhearth'].join(' · '),
  loading: 'Laying out the table…',

  play: {
    home: 'Home',
    undo: 'Undo',
    redo: 'Redo',
    undoKeys: 'U',
    redoKeys: 'R',
    undoStops: (reason: string) => `Undo stops here. ${reason}`,
    undoAsks: (stops: string) => `${stops} You can ask to take it back.`,
    menu: 'Menu',
    keys: 'Keys',
    broken: 'The program broke as it opened this game. Go online, if you are not, and reload the page.',
    gone: 'This browser does not keep that game.',
  },

  /** A player, and the side. */
  named: (name: string, seat: string) => `${name} (${seat})`,

  curtain: {
    heading: (who: string) => `Pass the device to ${who}`,
    explain: (who: string, others: string) => `${who}’s secrets are about to show. ${others}, look away.`,
    take: (who: string) => `I’m ${who}`,
  },

  newGame: (game: string) => `New game of ${game}`,

  settings: 'Settings',

  dismiss: 'Dismiss',

  broken:
    'Something broke, and the page that tells of it could not be loaded. Go online, if you are not, and load again.',
  partBroken: 'A part of this page broke and was closed. Reload the page, and try again.',
} as const
