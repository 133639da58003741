import { counted } from '@/engine/basics/phrases'
import type { Ranged } from '../../tables/magic'

/** Words of the board: its name, and what signs and areas on it mean. */
export const BOARD_TEXT = {
  label: 'Map of the arena',
  antiMagic: 'No magic works here',
  closed: 'Nobody may enter this ground',
  airTurns: (used: number, most: number) => `turn ${used} of ${most} in the air`,
  casting: (name: string, turns: number) =>
    turns === 0
      ? `casts ${name}, which works this turn`
      : `casts ${name}, ${counted(turns, 'turn', 'turns')} left`,
  targeted: 'Targeted attack',
  blunt: 'Blunt attack',
  poison: (amount: number) => `poison ${amount}`,
  ranged: ({ power, min, max }: Pick<Ranged, 'power' | 'min' | 'max'>) =>
    `fires with Power ${power} at range ${min === max ? max : `${min} to ${max}`}`,
  casts: (schools: string) => `casts ${schools}`,
  carries: (items: string) => `carries ${items}`,
  flies: (speed: number, duration: number) => `flies ${speed}, up to ${counted(duration, 'turn', 'turns')}`,
  bound: 'held or entangled',
} as const
