import type { PassSpan } from '@/engine/table/table'

/** Words about passing without being asked each time. */
export const PASSING_TEXT = {
  title: 'Passing',
  spans: { turn: 'Keep passing this turn', game: 'Keep passing all game' },
  unless: 'unless the enemy declares',
  now: {
    turn: 'You pass this turn unless the enemy declares.',
    game: 'You pass all game, in your own turns too, unless the enemy declares.',
  },
  askAgain: 'Ask me again',
} as const satisfies Readonly<Record<string, string | Readonly<Record<PassSpan, string>>>>
