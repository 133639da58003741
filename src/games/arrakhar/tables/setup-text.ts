import { counted } from '@/engine/basics/phrases'
import type { ScenarioId } from './scenarios'
import type { UnitType } from './units'

/** Words of the new-game form, the set-up screens and the end screen. */

/** What makes a type worth its points, in a phrase. */
export const POWERS: Readonly<Record<UnitType, string>> = {
  wizard: 'Casts haste or fireball. Never attacks; defends weakly.',
  barbarian: 'Fast and strong, and hard to burn. Bonus against demons.',
  dwarf: 'Cheap foot. Bonus against orcs.',
  elf: 'Cheap foot. Bonus against ghouls.',
  sorcerer: 'Summons at haunts or casts fireball. Never attacks; fire is deadly to it.',
  demon: 'Fast and strong, and hard to burn. Summoned at temples.',
  orc: 'Summoned at ruins. Spare ones wander in, one or two a turn.',
  ghoul: 'Summoned at crypts.',
}

export const SCENARIO_BLURBS: Readonly<Record<ScenarioId, string>> = {
  short: 'Smaller forces. About an hour.',
  basic: 'The game as it is meant. An evening.',
  long: 'Great hosts and three more places to search.',
}

/** The fields of a scenario of the players' own. */
export const OWN_SCENARIO = {
  card: { name: 'Your own', blurb: 'Set points, haunts and minimums yourselves.' },
  title: 'Your own scenario',
  hint: 'Starts from the scenario you picked last.',
  ideas: 'Ideas and advice',
  points: 'How much each side may spend. The printed scenarios give the sorcerer about a tenth more.',
  haunts: 'Haunts',
  hauntBlurbs: {
    6: 'Two temples, two ruins and two crypts.',
    9: 'Three of each. More to search, more places to summon.',
  },
  minimums: 'Minimum of each type',
  minimumsHint: 'Each side must buy at least this many of each of its four types.',
  noMinimums: 'None: Advanced Play is on.',
  minimumOf: (side: string) => `${side}: at least`,
} as const

/** Words of art on these screens, explained. */
export const TERMS = {
  minimum: 'The least of each of its four types that a side must buy.',
  haunt: 'A temple, ruin or crypt. One of them hides the wand; all of them summon.',
  advancedPlay: 'No minimums: each side may leave types out.',
  handicap: 'Give one side more or fewer points to even the match. Steps of two suit the sorcerer.',
  turnLimit: 'The sorcerer wins if the wand has not left the valley after this many game-turns.',
  skipEmpty: 'Segments in which nothing can be done are skipped (logged).',
  movement: 'Movement factor: hexes it may move a turn.',
  combat: 'Combat factor: its strength in attack and defense.',
  cost: 'Points it costs.',
  seal: 'The fingerprint of the haunt that hides the wand. At the end anyone can check that it was not changed.',
  entry: 'An entry hex lies off the board. Any number and mix of units may wait there.',
} as const

export const NEW_GAME = {
  quickIntro:
    'One click and turn 1 begins: both forces are bought and placed, and the wand lies in a random haunt that only the sorcerer may peek at.',
  quickCharts: (reconstruction: string) =>
    `Played with the ${reconstruction.toLowerCase()}, unless you choose another one in the form.`,
  ownIntro: 'Both sides buy and place their forces in secret, behind the curtain.',
  scenario: 'Scenario',
  advancedPlay: 'Advanced Play',
  turnLimit: 'Turn limit',
  turns: 'Game-turns',
  skipEmpty: 'Skip empty segments',
  custom: 'Your own tables, costs and map',
  customIntro: 'Everything begins as in the reconstruction chosen. What you change is framed.',
  asText: 'The same as text',
  asTextHint:
    'To copy, to paste or to open from a file. What is left empty is as in the reconstruction chosen.',
  tables: 'Tables (JSON)',
  tablesHint: 'Any of: wanderingOrcs, summon, haste, fireball, wandFireball, combat.',
  costs: 'Costs (JSON)',
  costsHint: 'Points by type, for example {"barbarian": 3}.',
  map: 'Map',
  mapText: 'Map (text)',
  mapHint: 'A row a line: . clear, ^ mountain, E entry; exactly six E.',
  pointsOf: (points: number) => `${points} points`,
  minimumOf: (minimum: number) => `at least ${minimum} of each type`,
  haunts: (count: number) => `${count} haunts`,
} as const

/** Charts and a map of the players' own. */
export const HOUSE_CHARTS = {
  unit: 'Unit',
  die: 'Die',
  costs: 'Costs',
  points: 'Points',
  dice: 'Haste, summoning, wandering orcs',
  byDie: { haste: 'Haste', summon: 'Summon', wanderingOrcs: 'Wandering orcs' },
  kinds: { fireball: 'Fireball', wandFireball: 'Wand fireball' },
  results: { '-': '–', '1': '1', E: 'E' },
  rollsFrom: (lowest: string) => (lowest === '6' ? '6' : `${lowest}–6`),
  never: 'never',
  unreadable: 'The texts below hold a mistake. Mend it there, and the charts come back.',
  noMap: 'The text below is no map. Mend it there, and it can be drawn on again.',
  mapHint: 'Six entry hexes, and room for nine haunts.',
} as const

/** A card of force design. */
export const CARD = {
  cost: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  moves: (movement: number) => `moves ${movement}`,
  fights: (combat: string) => `fights ${combat}`,
  atLeast: (minimum: number) => `at least ${minimum}`,
} as const

/** Lines of the lists of what is still to do. */
export const CHECK = {
  haunts: 'Haunts',
  wand: 'Hide the wand',
  wandHidden: 'The wand is hidden',
  sorcerers: 'Sorcerers',
  placed: (what: string, count: number, of: number) => `${what} ${count} of ${of}`,
} as const

export const DESIGN = {
  title: { sorcerer: 'Design the sorcerer’s force', wizard: 'Design the wizard’s force' },
  intro: {
    sorcerer:
      'Sorcerers start on the board; demons, orcs and ghouls wait unseen to be summoned. Your opponent sees neither the numbers nor the points.',
    wizard:
      'All of them enter the valley through its six entry hexes. Your opponent sees them once they are placed.',
  },
} as const

export const SORCERER_PLACEMENT = {
  title: 'Place haunts and sorcerers',
  intro:
    'Drag pieces onto and around the board; dragged back here they return to your hand. Or pick one and click.',
  haunts: 'Haunts',
  inHand: 'in hand',
  at: (hex: string) => `at ${hex}`,
  liftIt: ', lift it',
  wand: 'Where is the wand?',
  wandNote: 'Only you see this choice.',
  sealed: 'It is sealed.',
  notYet: ', not on the board yet',
  hidesWand: (haunt: string) => `${haunt}, which hides the wand`,
  sorcerers: 'Sorcerers',
  place: 'Place sorcerers',
  lifting: 'Lift',
  ready: 'Everything is placed.',
  board: 'The valley, for placing haunts and sorcerers',
  noRoom: 'No legal hex is left for the rest. Lift something and try again.',
  nothingThere: 'Nothing stands there to lift.',
  styles: {
    ring: { name: 'Ring', note: 'Around the middle: short ways for demons, many ways in for the wizard.' },
    fortress: {
      name: 'Fortress',
      note: 'Close together in a far corner: slow to reach, quick to reinforce.',
    },
    bluff: { name: 'Bluff', note: 'Far apart and guarded alike: nothing hints at where the wand is.' },
  },
} as const

export const WIZARD_PLACEMENT = {
  clear: 'Take all back',
  title: 'Choose the entry hexes',
  intro: 'Drag units to an entry hex, here or on the board; or pick a type and click entry hexes.',
  board: 'The valley, with the entry hexes lettered',
  left: 'Left to place',
  of: (count: number) => `of ${count}`,
  gate: (letter: string) => `entry hex ${letter}`,
  nobody: 'nobody yet',
  noneLeft: 'None of these is left to place.',
  seal: 'Sealed haunt',
  notAGate: 'Units wait in the six lettered entry hexes only.',
  ready: 'Every unit has its entry hex.',
  styles: {
    oneColumn: { name: 'One column', note: 'All by one entry hex: the one picked, or any.' },
    twoColumns: { name: 'Two columns', note: 'Half and half by two entry hexes far apart.' },
    spread: { name: 'Spread', note: 'As evenly as possible over all six entry hexes.' },
  },
} as const

export const END = {
  wins: (side: string) => `${side} wins`,
  draw: 'A draw',
  when: (turn: number) => (turn === 0 ? 'It was still the set-up.' : `It was game-turn ${turn}.`),
  designs: 'The two forces',
  unit: 'Unit',
  spent: (spent: number, points: number) => `${spent} of ${points} points spent`,
  bought: 'Bought',
  lost: 'Lost',
  leftValley: 'Left',
  inPool: 'Unused',
  lostUnits: (count: number) => `${counted(count, 'unit', 'units')} lost`,
  leftUnits: (count: number) => `${count} left the valley`,
  wandTitle: 'The wand',
  sealTitle: 'Was the wand where it was sealed?',
  rematch: 'Rematch: design new forces',
} as const

/** What the board names where it comes about. */
export const BANNERS = {
  found: 'The wand is found',
  carriedOut: 'The wand is carried out',
} as const
