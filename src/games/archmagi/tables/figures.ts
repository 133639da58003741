/** What the rulebook leaves to the players: figures of the generator, of limits and of lengths. */
export const GENERATOR = {
  columns: 11,
  rows: 9,
  land: { usual: 30, least: 20, most: 60 },
  /** How much of what does not lie at the edge may be land (AM-2.15). */
  share: 0.6,
  reefs: 2,
  abysses: 2,
  mostReefs: 9,
} as const

/** What every map must be like, the one for rule tests aside (AM-2.14). */
export const MAP_FIGURES = { leastLand: 20, mostLand: 80, startsApart: 3 } as const

/** Rounds of a game (AM-V.4) and of a battle (AM-11.62). */
export const LIMITS = { rounds: 30, mostRounds: 99, battleRounds: 30 } as const

/** What is dealt (AM-3.3), drawn in a turn (AM-6.1, AM-7.1), and may be kept (AM-6.7, AM-7.2). */
export const DRAWS = { units: 2, dealtUnits: 3, dealtSpells: 5, treasure: 3, scrolls: 3, visions: 5 } as const
export const RESERVES = { unitReserve: 5, spellReserve: 7, spellDraw: 3 } as const

/** Up to what a die catches a thief, or hands over what it is after (AM-8.5). */
export const FIGURES_OF_THEFT = { guard: 2, theft: 2 } as const

/** Up to what a die an artifact is lost with its bearer (AM-A.0.8). */
export const LOST_UP_TO = 3
