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
  icon: { path: 'M0 0h512v512H0z' },
  firstSide: { seat: 'north', why: 'its Elves are at home in the forest' },
  loadTable: () => import('./table').then(({ TABLE }) => TABLE),
  loadNewGame: () => import('./ui/new-game/NewGameForm').then((module) => module.NewGameForm),
}
