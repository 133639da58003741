/** A crown; put an icon of the game’s own in its place. */
const ICON = 'M64 384 32 128l128 112L256 64l96 176 128-112-32 256zm0 32h384v48H64z'

/** The front door of __Name__: what it is, and how its parts are loaded. */
export const __camel__ = {
  id: '__id__',
  name: '__Name__',
  tagline: 'Guess who carries the other crown, and strike before yours is found.',
  facts: { players: 'Two players', time: '10 minutes' },
  seats: [
    { id: 'north', name: 'North' },
    { id: 'south', name: 'South' },
  ],
  words: { turn: 'turn', segment: 'turn' },
  icon: { path: ICON },
  firstSide: { seat: 'north', why: 'it moves first' },
  loadTable: () => import('./table').then(({ TABLE }) => TABLE),
  loadTeaching: () => import('./teaching').then((module) => module.__camel__Teaching),
  loadBot: () => import('./bot').then((module) => module.__camel__Bot),
  loadNewGame: () => import('./ui/new-game').then((module) => module.NewGameForm),
}
