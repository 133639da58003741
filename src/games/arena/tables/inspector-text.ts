import { counted } from '@/engine/basics/phrases'

/** What is said of a hex that is looked at more closely. */
export const INSPECTOR_TEXT = {
  control: (seat: string) => `${seat} controls it`,
  storm: (turns: number) => `A storm for ${counted(turns, 'turn', 'turns')}: nobody flies here`,
  items: (names: string) => `Lying here: ${names}`,
  corpses: (names: string) => `Corpses: ${names}`,
  inSpace: (who: string, isAir: boolean) => `${who} ${isAir ? 'in the air' : 'on the ground'}`,
  unmanned: 'Unmanned',
  power: (power: number) => `Power ${power}`,
  targeted: (power: number) => `Targeted ${power}`,
  blunt: (power: number) => `Blunt ${power}`,
  poison: (amount: number) => `Poison ${amount}`,
  size: (size: number) => `size ${size}`,
  rides: (mount: string) => `on ${mount}`,
} as const
