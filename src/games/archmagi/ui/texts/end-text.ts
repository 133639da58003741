import { counted } from '@/engine/basics/phrases'
import type { Ending } from '../../state/state'

/** The end of a game. */
export const END_TEXT = {
  wins: (seat: string) => `${seat} wins`,
  draw: 'A draw',
  by: {
    lastArchmagus: 'No other Archmagus is left.',
    together: 'The last Archmagi fell together.',
    rounds: 'The last round is over, and dominion decides.',
  } satisfies Readonly<Record<Ending['by'], string>>,
  round: (round: number) => `That was in round ${round}.`,
  rematch: 'Play again',
  left: 'What is left',
  lost: (count: number) => `lost ${counted(count, 'unit', 'units')}`,
} as const

/** What comes of giving the game up (AM-V.5). */
export const CONCEDED = 'Its Archmagus falls, its stacks leave the map, and the others play on.'
