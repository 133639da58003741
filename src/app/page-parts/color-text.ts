import type { PlayerColor } from '@/store/catalog/player-colors'

/** What the colors of players are called, each after the shape by which it can be told without seeing it. */
export const COLOR_TEXT = {
  colorOf: (seat: string) => `${seat}: player’s color`,
  none: 'None',
  colors: {
    red: '● Red',
    blue: '■ Blue',
    green: '▲ Green',
    gold: '◆ Gold',
    violet: '★ Violet',
    teal: '⬢ Teal',
  } satisfies Readonly<Record<PlayerColor, string>>,
} as const
