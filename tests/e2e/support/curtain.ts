/** The sides of the first game, whose names are titles. */
const TITLES = ['Sorcerer', 'Wizard']

/** A side as a sentence calls it: 'West', 'the Wizard'. */
const called = (side: string) => (TITLES.includes(side) ? `the ${side}` : side)

/** The name of the curtain that hands the mouse to a side. */
export const curtainOf = (side: string) => `Pass the device to ${called(side)}`

/** The button by which the side lifts it. */
export const takingOf = (side: string) => `I’m ${called(side)}`
