import { loadBot } from './load-bot'

/** 'Gladius', game-icons.net (Lorc, Delapouite), CC BY 3.0. */
const GLADIUS =
  'M124.812 388.907a60.7 60.7 0 0 0 16.564 11.588L107.28 435.07a48.76 48.76 0 0 0-28.35-28.006l34.16-34.576a61.1 61.1 0 0 0 11.722 16.42zm209.598-276.44c-32.754 33.14-57.813 79.127-103.008 124.853c-9.13 9.245-40.292 37.355-58.303 53.555l49.223 48.64c15.98-18.24 43.727-49.744 52.858-58.978c45.154-45.726 90.828-71.39 123.57-104.477C452.683 121.485 481 28.492 481 28.492s-92.67 29.4-146.59 83.976zM83.656 430.594a30.92 30.92 0 1 0 .26 43.727a30.817 30.817 0 0 0-.26-43.727m91.13-40.603c11.16 0 20.822-2.81 24.497-6.56l20.885-21.103l-69.88-69.047l-20.823 21.135c-7.964 8.068-11.233 43.06 7.85 61.905c10.12 10.026 24.79 13.66 37.47 13.66z'

/** The front door of Arena: what it is, and how its parts are loaded. */
export const arena = {
  id: 'arena',
  name: 'Arena',
  tagline: 'Draw up an army of creatures, machines and casters, and take the enemy’s king hex.',
  facts: { players: 'Two players', time: '45 to 120 minutes' },
  seats: [
    { id: 'west', name: 'West' },
    { id: 'east', name: 'East' },
  ],
  icon: { path: GLADIUS },
  loadRules: () => import('./rules/play').then((module) => module.arenaPlay),
  loadSummary: () => import('./rules/summary').then((module) => module.summaryOf),
  loadGlimpse: () => import('./ui/glimpse/glimpse-of').then((module) => module.glimpseOf),
  loadTerms: () => import('./ui/terms/terms-of').then((module) => module.termsOf),
  loadFiles: () => import('./rules/files').then((module) => module.arenaFiles),
  loadTable: () => import('./ui/ArenaTable').then((module) => module.ArenaTable),
  loadTeaching: () => import('./teaching').then((module) => module.arenaTeaching),
  loadBot,
  loadNewGame: () => import('./ui/NewGameForm').then((module) => module.NewGameForm),
}
