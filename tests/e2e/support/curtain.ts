/** The sides of the first game, whose names are titles. */
const TITLES = ['Sorcerer', 'Wizard']

/** A side as a sentence calls it: 'West', 'the Wizard'. */
const called = (side: string) => (TITLES.includes(side) ? `the ${side}` : side)

/** The name of the curtain that hands the mouse to a side, or to its player by name. */
export const curtainOf = (side: string, player?: string) =>
  `Pass the device to ${player === undefined ? called(side) : `${player} (${called(side)})`}`

/** The button by which the side, or its player by name, lifts it. */
export const takingOf = (side: string, player?: string) => `I’m ${player ?? called(side)}`
