/** Words of the charts and of the position editor. */
export const TEXT = {
  armyNote: 'Letter and hit number, steps, hexes a turn, and what ground a block is at home in.',
  spellsOf: (name: string) => `Spells of ${name}`,
  spellNote: 'A wizard casts spells up to the level of its strength.',
  chaos: 'Chaos',
  chaosNote: 'Each seat has one of each; a block that casts pays steps.',
  chaosSpellNote: 'A chaos block pays one step for each level, and never its last.',
  moon: 'The moon',
  moonNote: 'What each phase adds to the hit number of a werebeast.',
  casts: (spell: string) => `casts ${spell}`,
  empty: 'An empty map',
  turn: 'Whose turn it is',
  of: (kind: string, seat: string) => `${kind} of ${seat}`,
} as const
