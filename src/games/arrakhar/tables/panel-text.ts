import { counted, listed } from '@/engine/basics/phrases'

/** What the buttons and boxes of the segments say. */
export const PANEL = {
  rollOrcs: 'Roll for wandering orcs',
  summon: (units: string, haunt: string) => `Summon ${units} at ${haunt}`,
  summonAll: 'Summon and place all',
  designate: (spell: string) => `Aim ${spell}`,
  castings: (count: number) => (count === 1 ? 'haste' : `${count} castings of haste`),
  fireballs: (count: number) => counted(count, 'fireball', 'fireballs'),
  wandSpell: 'the wand fireball',
  fireball: 'Fireball',
  wandFireball: 'Wand fireball',
  designateAttack: (hex: string) => `Declare attack on ${hex}`,
  declareAndRoll: 'Declare and roll',
  resolveAll: 'Resolve all',
  roll: 'Roll',
  halted: (hexes: readonly string[]) =>
    hexes.length === 0 ? '' : `Halted: advance into ${listed(hexes)} or decline first.`,
  takeBack: 'Take back',
  advanceInto: (hex: string) => `Advance into ${hex}`,
  soleTarget: 'The only target in range',
  chooseUnits: 'Choose units',
  decline: 'Decline',
  advanceWith: (units: string) => `Advance with ${units}`,
  takeWand: 'Take the wand along',
} as const
