/** What a unit is in until its side's next turn, and what that adds to the roll that an attacker needs (__XX__-2.3). */
export const STANCES = {
  ready: { defense: 0, says: 'is ready', sign: null },
  moved: { defense: 0, says: 'has moved', sign: null },
  shaken: { defense: -1, says: 'is shaken', sign: '−1' },
} as const

export type Stance = keyof typeof STANCES
