import { counted } from '@/engine/basics/phrases'

/** What the end of a game says. */
export const END_TEXT = {
  draw: 'A draw',
  wins: (seat: string) => `${seat} wins`,
  turn: (turn: number) => (turn === 0 ? 'Play had not begun.' : `Turn ${turn}.`),
  rematch: 'Play again',
  left: 'What is left',
  creature: 'Creature',
  alive: 'Left',
  dead: 'Killed',
  seal: 'Were the spell cards those that were sealed?',
  lost: (count: number) => `${counted(count, 'creature', 'creatures')} lost`,
  kingTaken: 'The king hex is taken',
} as const
