/** What a creature is; by itself it does nothing (AA-2.11). */
export type Attribute = 'good' | 'evil' | 'undead' | 'holy' | 'animal' | 'machine' | 'hands' | 'illusion'

/** What the ground of a hex is (AA-4.1, AA-1.3). */
export const TERRAINS = ['Grass', 'Rocky', 'Forest', 'River', 'Water', 'King'] as const
export type Terrain = (typeof TERRAINS)[number]

/** What ground a creature may enter (AA-4.2). */
export type TerrainClass = 'Rocky' | 'Forest' | 'Grass' | 'All land' | 'Water' | 'All'

/** Where a figure comes from: the rulebook, the base rules, or nowhere but our own making. */
export type Source = 'rulebook' | 'base' | 'reconstructed'
