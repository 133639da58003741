import { counted } from '@/engine/basics/phrases'

/** What counters and hexes are called on the board. */
export const BOARD_TEXT = {
  label: 'Map of the continent',
  units: (count: number) => counted(count, 'unit', 'units'),
  hidden: (seat: string, count: number) => `${counted(count, 'hidden unit', 'hidden units')} of ${seat}`,
  own: (name: string, seat: string, isArchmagus: boolean) =>
    isArchmagus ? `${seat}’s Archmagus, the ${name}` : `${name} of ${seat}`,
  flies: 'flies',
  archer: (n: number) => `archer +${n}`,
  casts: 'casts spells',
  poison: (n: number) => `poison +${n}`,
  carries: (artifacts: string) => `carries ${artifacts}`,
  paralysed: 'paralyzed',
  riding: (carrier: string) => `rides on ${carrier}`,
} as const
