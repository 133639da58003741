/** What ends each phase that a seat ends by hand. */
export const END_NAMES = {
  terrain: 'End Terrain Change',
  equip1: 'End Equip and Mount',
  magic1: 'Pass',
  movement: 'End Movement',
  magic2: 'Pass',
  combat: 'End Combat',
  equip2: 'End the turn',
} as const

/** What comes after a phase, below the name of its button. */
export const NEXT_NAMES: Readonly<Record<keyof typeof END_NAMES, string>> = {
  terrain: 'next: Equip and Mount',
  equip1: 'next: Magic 1',
  magic1: 'your opponent may answer',
  movement: 'next: Magic 2',
  magic2: 'your opponent may answer',
  combat: 'next: Retreat',
  equip2: 'next: Winning',
}

/** In the basic game fewer phases come (AA-24.3). */
export const BASIC_NEXT: Readonly<Partial<Record<keyof typeof END_NAMES, string>>> = {
  terrain: 'next: Movement',
  movement: 'next: Combat',
}
