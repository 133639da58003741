import { counted } from '@/engine/basics/phrases'

/** What counters and hexes are called on the board. */
export const BOARD_TEXT = {
  label: 'Map of the kingdoms',
  blocks: (count: number) => counted(count, 'block', 'blocks'),
  hidden: (seat: string, count: number) => `${counted(count, 'hidden block', 'hidden blocks')} of ${seat}`,
  block: (name: string, seat: string) => `${name} of ${seat}`,
  rated: (rating: string, strength: number, steps: number) => `${rating}, strength ${strength} of ${steps}`,
  wizard: 'wizard',
  fatigued: 'fatigued',
  types: {
    forest: 'at home in forest',
    desert: 'at home in desert',
    mountain: 'at home in mountains',
    swamp: 'at home in swamp',
    sea: 'goes by sea',
    air: 'flies',
  },
} as const
