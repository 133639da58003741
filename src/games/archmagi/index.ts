import { loadBot } from './load-bot'

/** 'Orb wand' by Willdabeast, game-icons.net, CC BY 3.0. */
const ORB_WAND =
  'M339.72 55.875c-61.792 0-111.876 50.08-111.876 111.875c0 61.79 50.08 111.875 111.875 111.875c61.79 0 111.905-50.08 111.905-111.875c0-61.79-50.112-111.875-111.906-111.875zm0 18.875c51.36 0 93 41.642 93 93c0 51.362-41.643 93-93 93c-51.363 0-92.97-41.642-92.97-93c0-33.034 17.208-62.033 43.156-78.53c-4.767 5.728-7.656 13.088-7.656 21.124c0 18.257 14.806 33.062 33.063 33.062c18.256 0 33.062-14.805 33.062-33.062c0-17.464-13.562-31.73-30.72-32.938a93.3 93.3 0 0 1 22.064-2.656zm-62.533 65.03c-8.418 0-15.28 6.825-15.28 15.25c0 8.42 6.854 15.25 15.28 15.25c8.42 0 15.25-6.822 15.25-15.25c0-8.418-6.823-15.25-15.25-15.25m-76.312 72.97c-.846 7.796-2.342 14.92-4.5 21.406l78.5 78.5c6.444-2.173 13.523-3.733 21.25-4.625l-95.25-95.28zm-13.125 39.22c-4.91 7.335-11.078 13.393-18.5 18.218l69.594 69.625c4.842-7.41 10.92-13.58 18.25-18.5zm-36.438 26.718c-6.406 2.136-13.398 3.716-20.968 4.687c32.544 31.712 62.545 62.546 95.187 95.188c1.003-7.534 2.595-14.498 4.75-20.875zm-15.687 36.406L17.187 433.188v21.937l129.25-129.22zm24 24L17.187 481.53v13.595h53.72L193.28 372.75z'

/** The front door of Archmagi: what it is, and how its parts are loaded. */
export const archmagi = {
  id: 'archmagi',
  name: 'Archmagi',
  tagline: 'Rival archmages recruit armies and spells for a continent.',
  facts: { players: 'Two to four players', time: '60 to 180 minutes' },
  seats: [
    { id: 'one', name: 'Crimson' },
    { id: 'two', name: 'Azure' },
    { id: 'three', name: 'Green' },
    { id: 'four', name: 'Gold' },
  ],
  words: { turn: 'round', segment: 'phase' },
  icon: { path: ORB_WAND },
  hasLab: true,
  hasBoardPicture: true,
  firstSide: { seat: 'one', why: 'it begins, and its army of knights is easy to lead' },
  loadTable: () => import('./table').then(({ TABLE }) => TABLE),
  loadTeaching: () => import('./teaching').then((module) => module.archmagiTeaching),
  loadBot,
  loadNewGame: () => import('./ui/new-game/NewGameForm').then((module) => module.NewGameForm),
}
