import { turnLimitGame } from '@/table/fields/turn-limit-game'
import type { Command } from '../commands'
import { TURNS } from '../tables/units'

/** The new-game form. */
export const NewGameForm = turnLimitGame<Command>({
  quick: {
    name: 'Two crowns',
    tag: 'Three units a side',
    blurb: `Each hides a crown. ${TURNS.usual} turns at most.`,
  },
  intros: ['One click, and both sides choose who carries the crown.', 'Agree on how long it lasts.'],
  turns: { label: 'Turns at most', ...TURNS },
})
