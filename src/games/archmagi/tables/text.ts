/** The phases of a turn (AM-4.1). */
export const PHASE_NAMES = {
  recruitUnits: 'Recruit units',
  recruitSpells: 'Recruit spells',
  scout: 'Scout',
  movement: 'Movement',
  exploration: 'Exploration',
  battle: 'Battle',
} as const

/** What players agree on, where it is not as usual: what it is called, and what it comes to. */
export const TERMS_TEXT = {
  map: 'Map',
  ownMap: 'A map of your own',
  generated: (land: number) => `A new map with ${land} hexes of land`,
  players: 'Players',
  roundLimit: 'Round limit',
  rounds: (count: number) => `${count} ${count === 1 ? 'round' : 'rounds'}`,
  noLimit: 'None',
  terrain: 'Terrain',
  terrainBy: { fixed: 'As printed', d20: 'Rolled', chits: 'Drawn from a bag' },
  exploration: 'Unknown land',
  explored: 'Terrain is found by exploring',
  temples: 'Temples',
  noTemples: 'None found by dice: 12 is always Tundra',
  noDeploy: 'No deployment in',
  pileFilter: 'Unit chits',
  onMap: 'Only those at home on this map',
  archmagi: 'Archmagi',
  picked: 'Picked by the players',
  windows: 'Asked to answer',
  fast: 'Only players who can',
  deferDiscards: 'Spell discards',
  deferred: 'Made when a player is next asked',
  openHands: 'Hands',
  open: 'Open to everybody',
} as const

/** How a list of games tells where one stands. */
export const SUMMARY_TEXT = {
  setUp: 'Set-up',
  unknownLand: (map: string) => `${map}, unknown land`,
  moment: (round: number, seat: string, phase: string) => `Round ${round}, ${seat}: ${phase}`,
} as const
