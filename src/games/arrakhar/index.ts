import { loadBot } from './load-bot'

/** 'Crystal wand' by Lorc, game-icons.net, CC BY 3.0. */
const CRYSTAL_WAND =
  'm377 21 4 50 55 3 2 54 50 4-8-103zm-18 11L246 146l44 3 73-73zm17 58-73 73 2 41 42 2 73-73-2-41zm57 57-73 72 4 44 113-113zm-196 17 7 92-43-43q-1 12-5 21l79 79 21-5-42-42 92 7-4-48-55-3-2-55zm-49 88q-7 11-19 18l70 70q8-12 18-19zm-37 27-21 4 30 30v-1l13 14 53 53 4-21zm-15 36L17 433v22l129-129zm24 24L17 482v13h54l122-122z'

/** The front door of Arrakhar's Wand: what it is, and how its parts are loaded. */
export const arrakhar = {
  id: 'arrakhar',
  name: 'Arrakhar’s Wand',
  tagline: 'Temples, ruins and crypts: one of them hides the wand. Find it, and carry it out of the valley.',
  facts: { players: 'Two players', time: '60 to 120 minutes', year: 1983, designer: 'C. C. Stoll' },
  seats: [
    { id: 'sorcerer', name: 'Sorcerer', called: 'the Sorcerer' },
    { id: 'wizard', name: 'Wizard', called: 'the Wizard' },
  ],
  words: { turn: 'game-turn', phase: 'phase', segment: 'segment' },
  keys: ['planner', 'overlays', 'threats'] as const,
  icon: { path: CRYSTAL_WAND },
  hasLab: true,
  hasBoardPicture: true,
  firstSide: { seat: 'wizard', why: 'you have nothing to hide or to summon' },
  loadTable: () => import('./table').then(({ TABLE }) => TABLE),
  loadTeaching: () => import('./teaching').then((module) => module.arrakharTeaching),
  loadBot,
  loadNewGame: () => import('./ui/NewGameForm').then((module) => module.NewGameForm),
}
