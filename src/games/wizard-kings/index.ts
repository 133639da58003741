import { loadBot } from './load-bot'

/** 'Crown' by Lorc, game-icons.net, CC BY 3.0. */
const CROWN =
  'm408.256 119.46l-37.7 52.165l19.57 44.426l34.8-37.214l-16.67-59.375zm86.074 12.513L384.44 249.498L334.01 135.02l-75.162 132.947l-86.948-131.78l-33.334 114.122L17.922 132.83l39.3 127.6c1.945-.348 3.94-.54 5.98-.54c18.812 0 34.26 15.452 34.26 34.262c0 13.823-8.346 25.822-20.235 31.22l5.337 17.33c12.425 25.466 71.863 45.152 176.582 47.206c110.805 2.174 178.12-17.54 189.854-47.207h-.002l4.357-20.26c-16.836-2.114-30.02-16.612-30.02-33.986c0-18.81 15.45-34.262 34.263-34.262c3.513 0 6.91.54 10.11 1.54l26.622-123.762zm-391.77 2.04l1.22 56.337l25.56 24.89l9.592-32.842l-36.37-48.386zm150.585 2.91l-24.483 51.36l28.955 43.885l24.922-44.08l-29.395-51.166zm204.453 135.962c-8.712 0-15.575 6.862-15.575 15.572s6.863 15.574 15.575 15.574s15.572-6.863 15.572-15.573s-6.86-15.572-15.572-15.572zM63.2 278.58c-8.71 0-15.573 6.864-15.573 15.574s6.862 15.573 15.574 15.573s15.573-6.862 15.573-15.573s-6.86-15.574-15.572-15.574zm130.33 17.842c18.812 0 34.26 15.45 34.26 34.262c0 18.81-15.448 34.26-34.26 34.26c-18.813 0-34.262-15.45-34.262-34.26s15.45-34.262 34.26-34.262zm131.234 0c18.812 0 34.26 15.45 34.26 34.262c0 18.81-15.448 34.26-34.26 34.26c-18.813 0-34.262-15.45-34.262-34.26s15.45-34.262 34.262-34.262m-131.235 18.69c-8.713 0-15.573 6.86-15.573 15.572c0 8.71 6.86 15.574 15.572 15.574c8.71 0 15.572-6.864 15.572-15.574s-6.86-15.573-15.573-15.573zm131.234 0c-8.712 0-15.573 6.86-15.573 15.572c0 8.71 6.862 15.574 15.574 15.574s15.574-6.864 15.574-15.574s-6.862-15.573-15.574-15.573z'

/** The front door of Wizard Kings: what it is, and how its parts are loaded. */
export const wizardKings = {
  id: 'wizard-kings',
  name: 'Wizard Kings',
  tagline: 'Blocks that keep their strength to themselves.',
  facts: { players: 'Two players', time: '30 to 240 minutes' },
  seats: [
    { id: 'north', name: 'North' },
    { id: 'south', name: 'South' },
  ],
  words: { turn: 'turn', segment: 'phase' },
  icon: { path: CROWN },
  hasLab: true,
  hasBoardPicture: true,
  firstSide: { seat: 'north', why: 'its Elves are at home in the forest' },
  loadTable: () => import('./table').then(({ TABLE }) => TABLE),
  loadBot,
  loadTeaching: () => import('./teaching').then((module) => module.wizardKingsTeaching),
  loadNewGame: () => import('./ui/new-game/NewGameForm').then((module) => module.NewGameForm),
}
