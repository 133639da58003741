import { LETTERS, type Letter } from './vocabulary'

/** Who acts at one time in a round of battle (CB-8). */
export interface Slot {
  readonly letter: Letter
  readonly group: 'wizards' | 'others'
  readonly role: 'defender' | 'attacker'
}

/** The slots of a round in their order: for each letter wizards before others, defender before attacker (CB-8). */
export const SLOTS: readonly Slot[] = LETTERS.flatMap((letter) =>
  (['wizards', 'others'] as const).flatMap((group) =>
    (['defender', 'attacker'] as const).map((role) => ({ letter, group, role })),
  ),
)
