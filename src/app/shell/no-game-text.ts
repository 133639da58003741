import { listed } from '@/engine/basics/phrases'

/** What is said where an address names a game that is not here. */
export const NO_GAME_TEXT = {
  title: 'This game is not here',
  home: 'Home',
  before: 'The address is for a game called',
  after: (names: readonly string[]) =>
    `This Hexhearth has ${listed(names)}. If somebody sent you a link, ask for the address of their Hexhearth, or for the game as a file.`,
} as const
