import { SIDE_NAMES } from './text'
import type { Side } from './units'

/** The board in words. */
export const WORDS = {
  units: 'Units',

  others: 'Other stacks that can act',
  nothing: 'No hex is to be chosen now; the controls beside the board have the rest.',
  passing: 'May be passed, not stayed in',
  entering: 'May be entered',
  advancing: 'Open for an advance',
  placing: 'An orc may be placed at',
  aiming: 'May be aimed at',
  attacking: 'May be attacked',
  haunts: 'Haunts within reach',
  joining: 'Others that may join or step back',
  casting: 'Casters that may aim there',
  summoning: 'Sorcerers that may summon',
  acting: 'Stacks that can act',

  stacksOf: (side: Side) => `${SIDE_NAMES[side]}’s stacks`,
  places: 'Haunts and the wand',
  entries: 'Entry hexes',

  unitsOf: (side: Side) => `${SIDE_NAMES[side]}’s units`,
  none: 'None in play.',
  columns: ['Unit', 'Hex', 'State', 'Movement', 'Combat'],
  ready: 'ready',
  standing: 'on the board',
  waiting: 'waiting to enter',
  lost: (text: string) => `Eliminated: ${text}.`,
  gone: (text: string) => `Left the valley: ${text}.`,
} as const

/** What the table says aloud. */
export const SPOKEN = {
  holds: (side: Side) => `${SIDE_NAMES[side]} to play.`,
  due: (orcs: number) => `Orcs to place: ${orcs}.`,
} as const
