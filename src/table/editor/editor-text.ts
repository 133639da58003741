import type { HexId } from '@/engine/kernel/hex'

/** What a position editor with a palette says of any game. */
export const EDITOR_TEXT = {
  board: 'Board of the position editor',
  tools: 'What to put down',
  hand: 'Hand',
  eraser: 'Eraser',
  carry: 'Carry to another hex',
  clear: 'Empty the hex',
  hints: {
    hand: 'Choose a hex to see and change what is in it; drag a stack to carry it.',
    load: 'Choose the hex that all of it is carried to.',
    eraser: 'Each choice of a hex takes one thing from it.',
    piece: (name: string) => `Each choice of a hex puts down: ${name}. Delete takes one away.`,
  },
  hexTitle: (hex: HexId) => `Hex ${hex}`,
  hexNone: 'Choose a hex to change what is in it.',
  takeOff: 'Take off',
  takesOff: (name: string) => `Take ${name} off`,
  hexEmpty: 'Nothing is in it.',
  noShape: 'This file cannot be shown as a position.',
} as const
