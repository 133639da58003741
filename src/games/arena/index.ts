import { loadBot } from './load-bot'

/** 'Gladius' by Skoll, game-icons.net, CC BY 3.0. */
const GLADIUS =
  'm125 389 16 11-34 35a49 49 0 0 0-28-28l34-35zm209-277c-32 34-57 80-103 125-9 10-40 38-58 54l49 49 53-59c45-46 91-72 124-105 54-55 82-148 82-148s-93 30-147 84M84 431a31 31 0 1 0 0 43 31 31 0 0 0 0-43m91-41q18 0 24-7l21-21-70-69-21 21c-7 8-11 43 8 62q17 15 38 14'

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
  words: { turn: 'turn', segment: 'phase' },
  keys: ['planner', 'overlays', 'threats'] as const,
  icon: { path: GLADIUS },
  hasLab: true,
  hasBoardPicture: true,
  firstSide: { seat: 'east', why: 'you watch a turn first' },
  loadTable: () => import('./table').then(({ TABLE }) => TABLE),
  loadTeaching: () => import('./teaching').then((module) => module.arenaTeaching),
  loadBot,
  loadNewGame: () => import('./ui/NewGameForm').then((module) => module.NewGameForm),
}
