import type { Terrain, TerrainClass } from './names'

/** What ground each class may enter (AA-4.2); King ground is open to all (AA-1.3). */
// prettier-ignore
export const ENTERS: Readonly<Record<TerrainClass, readonly Terrain[]>> = {
  'Rocky':    ['Rocky', 'Grass', 'River', 'King'],
  'Forest':   ['Forest', 'Grass', 'River', 'King'],
  'Grass':    ['Grass', 'River', 'King'],
  'All land': ['Rocky', 'Forest', 'Grass', 'River', 'King'],
  'Water':    ['Water', 'River', 'King'],
  'All':      ['Rocky', 'Forest', 'Grass', 'River', 'Water', 'King'],
}

/** What a step of terrain change can make of each terrain (AA-4.3, reconstructed). */
// prettier-ignore
export const TERRAIN_STEPS: Readonly<Record<Terrain, readonly Terrain[]>> = {
  Grass:  ['Rocky', 'Forest', 'River'],
  Rocky:  ['Grass'],
  Forest: ['Grass'],
  River:  ['Grass', 'Water'],
  Water:  ['River'],
  King:   [],
}

/** The step towards Water (AA-22.18). */
// prettier-ignore
export const TOWARD_WATER: Readonly<Record<Terrain, Terrain>> = {
  Rocky: 'Grass', Forest: 'Grass', Grass: 'River', River: 'Water', Water: 'Water', King: 'King',
}

/** What a step, or a storm more or less, costs by who controls the hex (AA-4.5, AA-4.9). */
export const CHANGE_COST = { own: 4, nobodys: 6, enemys: 8 } as const

/** Turns that a storm lasts, that of its coming counted (AA-4.11). */
export const STORM_TURNS = 3
