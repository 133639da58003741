import type { HexId } from '@/engine/kernel/hex'

/** What the position editor says about Arrakhar's Wand. */
export const EDITOR_TEXT = {
  wand: 'The wand',
  units: { wizard: 'Wizard’s units', sorcerer: 'Sorcerer’s units' },
  haunts: 'Haunts and the wand',
  cast: (units: string) => `${units}: have cast`,
  haste: (units: string) => `${units}: haste`,
  moment: 'Moment',
  turn: 'Game-turn',
  side: 'Phase',
  segment: 'Segment',
  scenario: 'Scenario',
  hauntCount: 'Haunts in play',
  hidden: 'The wand is',
  nowhere: 'nowhere yet',
  lying: (hex: HexId) => `lying in ${hex}`,
  hiddenIn: (haunt: string) => `hidden in ${haunt}`,
  pool: 'Pool',
  eliminated: 'Eliminated units',
  options: 'House options',
  skipEmpty: 'Skip segments in which nothing can be done',
  limited: 'The game has a turn limit',
  turnLimit: 'Turn limit',
} as const
