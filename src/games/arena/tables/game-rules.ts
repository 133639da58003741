/** Figures of the set-up (AA-2.1, AA-2.5, AA-2.9, AA-23.4). */
export const DEFAULTS = { points: 80, spellCards: 8, turnLimit: 60 } as const

/** Agreed sizes of armies in points (AA-2.1, reconstructed). */
export const SIZES = { skirmish: 50, standard: 80, grand: 120 } as const

/** Creatures and items together, at most (AA-2.9). */
export const MOST_CARDS = 40
/** Creatures that can neither walk nor fly, at most (AA-2.9). */
export const MOST_IMMOBILE = 2
/** Points of the terrain pool that a turn may use (AA-25.1). */
export const TERRAIN_POOL_PER_TURN = 8
/** Faces of the die of a blast (AA-22.5). */
export const BLAST_FACES = 6
