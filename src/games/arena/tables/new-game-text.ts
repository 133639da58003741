import type { MapId } from './boards'

/** Words of the new-game form. */
export const NEW_GAME = {
  quickIntro: 'One click and turn 1 begins: both armies are drawn up, and West has the first turn.',
  quickTag: ([west, east]: readonly [number, number]) =>
    west === east ? `${west} points` : `${west} against ${east} points`,
  ownIntro: 'Both sides draw up their armies in secret, behind the curtain; then they are shown.',
  ruleset: 'Ruleset',
  map: 'Map',
  size: 'Army size',
  handicap: 'To even the match, give one side more points than the other. What is not spent pays for spells.',
  handicapBasic: 'To even the match, give one side more points than the other.',
  spellCards: 'Spell cards of an army',
  spellCardsHint:
    'Different spells that a list may have. 0 is any number: then nothing about them is a secret.',
  turnLimit: 'Turns at most',
  turnLimitHint: 'Counted for both sides together. Afterwards whoever holds more hexes wins.',
  firstPlayer: 'First player',
  roll: 'A roll decides',
  variants: 'Variants',
  variantsHint: 'Not much tried; agree on them before you begin.',
} as const

/** Prices of the players' own. */
export const PRICES = {
  title: 'Prices of your own',
  hint: 'For cards that you find too cheap or too dear. All others cost what is printed.',
  add: 'Change the price of',
  choose: 'Choose a card',
  printed: (name: string, cost: number) => `${name} (printed ${cost})`,
  remove: (name: string) => `Printed price for ${name}`,
} as const

/** The sizes of armies, by points for each side. */
export const SIZE_NAMES = {
  skirmish: 'Skirmish',
  standard: 'Standard',
  grand: 'Grand',
} as const

/** What each map is like, in a phrase. */
export const MAP_BLURBS: Readonly<Record<MapId, string>> = {
  standard: 'Open grass on both sides of the river.',
  'broken-vale': 'Woods and rocks in rows: ways for some, walls for others.',
  'twin-lakes': 'Two lakes beside the river, for those who swim.',
  basic: 'The small board: 17 hexes and two king areas.',
}

/** What each ready game is about, in a sentence or two, by its id. */
export const PRESET_BLURBS: Readonly<Record<string, string>> = {
  'first-clash':
    'The place to begin: strong orcs against people with bows and an elephant. No spells, no wings.',
  'magic-and-monsters':
    'Two circles of casters with eight spells each: fire and death against shields and blessings.',
  'storm-and-sky':
    'A dragon, a gargoyle and orcs against a griffin and flying machines, above woods and rocks.',
  'machines-and-monsters': 'Tank, jeep and airship look for pilots; cyclops, medusa and ninja wait for them.',
  'two-lakes': 'What swims against what stands on the shore, with illusions on both sides.',
  basic: 'The basic rules on the small board: creatures that walk and fight, and nothing else.',
}
