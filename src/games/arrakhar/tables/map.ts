/** Terrain as drawn in a map's text: clear, mountain, entry/exit (AR-1.1). */
export const TERRAIN_SYMBOLS = { '.': 'clear', '^': 'mountain', E: 'entry' } as const
export type TerrainSymbol = keyof typeof TERRAIN_SYMBOLS
export type Terrain = (typeof TERRAIN_SYMBOLS)[TerrainSymbol]

/** Maps by name; a game can also be set up with a text of its own (AR-13.5). */
export type MapId = 'valley'

/** Reconstructed: the text fixes six entry hexes, a valley ringed by mountains, room for nine haunts (AR-1.6). */
const VALLEY = `
^^^^^^^^^^^^^E^^^^^^^^^
^^^E^^^^^^^^...^^^^^^^^
^^^..^^^....^....^^^^^^
^^.....^..^.......^^^^^
^^..^..........^^...^^^
^...^^...^^....^....^^^
^....^..^^........^..E^
^........^....^......^^
^.^.........^^^...^^.^^
^.^^...^.....^....^...^
^..^..^^^............^^
E.......^...^....^...^^
^....^......^^..^^....^
^^..^^...^...^.......E^
^^^......^^.........^^^
^^^^..^......^^..^^^^^^
^^^^^^^..^^...^..^^^^^^
^^^^^^^^E^^^^^^^^^^^^^^
`.trim()

/** Rows of symbols from the top, a character a hex, joined by line breaks. */
export const MAPS: Readonly<Record<MapId, string>> = { valley: VALLEY }
