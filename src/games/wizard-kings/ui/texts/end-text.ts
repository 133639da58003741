import { counted } from '@/engine/basics/phrases'
import type { Ending } from '../../state/state'
import { SEAT_NAMES } from '../../tables/seats'

const HOW = {
  early: 'with gold enough',
  lastTurn: 'with more gold on the last turn',
  wizards: 'for the other side has lost its wizards',
  resigned: 'for the other side has given up',
} as const

const LEVELS = {
  win: 'wins',
  strategic: 'wins a strategic victory',
  marginal: 'wins a marginal victory',
} as const

const BECAUSE = {
  early: 'It has gold enough to win early.',
  lastTurn: 'It has more gold on the last turn.',
  wizards: 'The other side has lost its wizards.',
  resigned: 'The other side has given up.',
} as const

const KINDS = {
  win: '',
  strategic: 'It is a strategic victory. ',
  marginal: 'It is a marginal victory. ',
} as const

/** How a game ends, in words. */
export const ENDING_TEXT = {
  wins: (side: string) => `${side} wins`,
  draw: 'A draw',
  rematch: 'Play again',
  lost: (count: number) => `lost ${counted(count, 'block', 'blocks')}`,
  /** What made it end, whoever wins. */
  by: {
    early: 'A side has gold enough to win early.',
    lastTurn: 'The last turn is over, and gold decides.',
    wizards: 'A side has lost its wizards.',
    resigned: 'A side has given up.',
  },
  /** What stands under the name of whoever wins. */
  under: ({ winner, level, by }: Ending): string =>
    winner === 'draw' || level === 'draw' ? 'Both hold as much gold.' : `${KINDS[level]}${BECAUSE[by]}`,
  says: ({ winner, level, by }: Ending): string =>
    winner === 'draw' || level === 'draw'
      ? 'The game is a draw: both hold as much gold'
      : `${SEAT_NAMES[winner]} ${LEVELS[level]}, ${HOW[by]}`,
}
