import { counted } from '@/engine/phrases'

/** Words for what both sides agreed on before a game. */
export const TERMS_TEXT = {
  ruleset: 'Ruleset',
  map: 'Map',
  points: 'Points to spend',
  pointsOf: (seat: string, points: number) => `${seat} ${points}`,
  spellCards: 'Spell cards of an army',
  spellCardsOf: (most: number) => `At most ${most}`,
  anyNumber: 'Any number',
  turnLimit: 'Turn limit',
  turns: (count: number) => counted(count, 'turn', 'turns'),
  firstPlayer: 'First player',
  roll: 'By a roll',
  variants: 'Variants',
  variant: 'Variant',
  none: 'None',
} as const
