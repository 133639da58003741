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

/** Giving the game up. */
export const CONCEDE_TEXT = {
  giveUp: 'Give up',
  concede: 'Give up the game',
  title: (seat: string) => `Shall ${seat} give up?`,
  outcome: 'Its Archmagus falls, its stacks leave the map, and the others play on.',
  warning: 'This cannot be taken back.',
  yes: 'Give up',
  no: 'Play on',
} as const
