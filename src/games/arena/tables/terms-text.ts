import { counted } from '@/engine/basics/phrases'

/** Words for what both sides agreed on before a game. */
export const TERMS_TEXT = {
  ruleset: 'Ruleset',
  map: 'Map',
  points: 'Points to spend',
  pointsOf: (seat: string, points: number) => `${seat} ${points}`,
  spellCards: 'Spell cards of an army',
  spellCardsOf: (most: number) => `At most ${most}`,
  anyNumber: 'Any number',
  rules: 'Rules',
  earlierRules:
    'This game began before the rules were corrected (AA-7.6, AA-10.7, AA-15.6, AA-15.8, AA-18.6, AA-19.7, AA-20.14), so it is played to its end as it began.',
  turnLimit: 'Turn limit',
  turns: (count: number) => counted(count, 'turn', 'turns'),
  firstPlayer: 'First player',
  roll: 'By a roll',
  prices: 'Prices of their own',
  price: (name: string, price: number) => `${name} ${price}`,
  variants: 'Variants',
  variant: 'Variant',
  none: 'None',
} as const
