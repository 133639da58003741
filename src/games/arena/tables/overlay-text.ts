import { counted } from '@/engine/basics/phrases'

/** What each overlay is called, and what it shows. */
export const OVERLAY_TEXT = {
  reach: {
    name: 'Reach',
    hint: 'Where units in the hex pointed at or picked can go, own or enemy. Figures, low in a hex: creatures-Power.',
  },
  threat: {
    name: 'Enemy moves',
    hint: 'Where enemies can be after their next Movement. Figures, top left: creatures-Power if all of them came.',
  },
  fire: {
    name: 'Enemy shots',
    hint: 'What enemies can fire into next turn, having moved. Figures, top right: shooters-Power.',
  },
  range: {
    name: 'Range of shots',
    hint: 'What creatures in the hex pointed at or picked can fire into from there. Figures, low left: shooters-Power.',
  },
  magic: {
    name: 'Range of magic',
    hint: 'How far known magic carries from the hex pointed at or picked. Figures, low right: how many kinds of magic.',
  },
} as const

export const OVERLAYS = {
  level: 'Look at',
  levels: { ground: 'The ground', air: 'The air' },
  nobody: 'Point at somebody, or pick a creature.',
  noShot: 'Nobody to fire: point at a shooter, or pick one.',
  noMagic: 'No magic to aim: point at a caster, or pick one.',
  asItIs: 'Counted as the table lies now: magic and creatures still to come are left out.',
  inDanger: (hexes: number) => `${counted(hexes, 'hex', 'hexes')} of yours in danger`,
  force: (creatures: number, power: number) =>
    `${counted(creatures, 'creature', 'creatures')}, Power ${power}`,
  against: (own: number, enemy: string) => `your Power ${own}, theirs: ${enemy}`,
} as const

/** Who could hit a hex: 'Orc 3 at B2: fights with Power 2, 2 hexes on foot'. */
export const THREAT_TEXT = {
  unit: (name: string, riders: number) =>
    riders === 0 ? name : `${name} and ${counted(riders, 'rider', 'riders')}`,
  fight: (power: number, isInAir: boolean) => `fights with Power ${power}${isInAir ? ' in the air' : ''}`,
  shot: (power: number, isInAir: boolean) => `fires with Power ${power}${isInAir ? ' into the air' : ''}`,
  staying: 'without moving',
  takingOff: 'taking off',
  landing: 'landing',
  onFoot: (hexes: number) => `${counted(hexes, 'hex', 'hexes')} on foot`,
  inTheAir: (hexes: number) => `${counted(hexes, 'hex', 'hexes')} through the air`,
  from: (space: string) => `from ${space}`,
} as const
