import type { MapId } from '../../tables/maps'

/** Words of the new-game form. */
export const NEW_GAME = {
  quickIntro: 'One click and it begins. First Duel has both armies on the map already.',
  ownIntro: 'Everybody draws an Archmagus, three units and five spells, and begins at an end of the map.',
  seats: 'Players',
  seatsOf: (count: number) => `${count} players`,
  map: 'Map',
  generated: 'A new land',
  generatedBlurb: 'Dice make the land, a different one each time.',
  terrain: 'Terrain of the land',
  terrainOf: {
    fixed: 'As the map has it',
    d20: 'Rolled for each hex',
    chits: 'Drawn from a bag, each terrain once',
  },
  exploration: 'Exploration',
  explorationHint: 'Terrain is found only when somebody comes near.',
  archmagi: 'Archmagi',
  archmagiOf: { random: 'Drawn from the bag', pick: 'Chosen in turn' },
  roundLimit: 'Rounds at most',
  roundLimitHint: 'Then whoever has the most units and land wins. 0 is no limit.',
  more: 'More options',
  pileFilter: 'Only units at home on the map',
  pileFilterHint: 'Chits of other lands stay out of the bag: fewer that cannot be deployed.',
  deferDiscards: 'Discard spells later',
  deferDiscardsHint: 'Who draws too many gives them up when next asked: the mouse is passed less often.',
  openHands: 'Open table',
  openHandsHint: 'Everybody sees everything, and no curtain closes. For teaching.',
  fast: 'Ask only who can answer',
  fastHint: 'Who holds no fitting spell is not asked about magic. Faster, but it tells the others as much.',
} as const

/** What each map is like, in a phrase. */
export const MAP_BLURBS: Readonly<Record<Exclude<MapId, 'test-grid'>, string>> = {
  'teaching-isle': 'Twenty hexes: the shortest game, for two.',
  'mirror-isle': 'Both halves alike, with lakes and high ground between, for two or three.',
  'four-horns': 'Four lands that meet around two lakes, for two or four.',
}
