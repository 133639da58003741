import type { BlockType, Lane, SideFeature, Terrain } from './vocabulary'

/** The letters of boards, in capitals where the hex is coastal. */
export const TERRAIN_CODES: Readonly<Record<string, Terrain>> = {
  c: 'clear',
  f: 'forest',
  d: 'desert',
  s: 'swamp',
  w: 'sea',
}

/** What each type of block moves by, and is native to (TM-8). */
// prettier-ignore
export const TYPES: Readonly<Record<BlockType, {
  readonly name: string
  readonly lane: Lane
  readonly nativeTerrain?: Terrain
  readonly nativeSide?: SideFeature
  /** Whether it adds one to its hit number in its own terrain (CB-12). */
  readonly fightsBetterAtHome?: true
  /** Two recruit in a hex unless said (RC-4.2). */
  readonly recruitLimit: 1 | 2
}>> = {
  forest: { name: 'Forest folk', lane: 'land', nativeTerrain: 'forest', nativeSide: 'forest', fightsBetterAtHome: true, recruitLimit: 2 },
  desert: { name: 'Desert folk', lane: 'land', nativeTerrain: 'desert', fightsBetterAtHome: true, recruitLimit: 2 },
  mountain: { name: 'Mountain folk', lane: 'land', nativeSide: 'mountain', recruitLimit: 2 },
  swamp: { name: 'Amphibian', lane: 'land', nativeTerrain: 'swamp', nativeSide: 'river', fightsBetterAtHome: true, recruitLimit: 2 },
  sea: { name: 'Aquatic', lane: 'water', nativeTerrain: 'sea', recruitLimit: 2 },
  air: { name: 'Flyer', lane: 'air', recruitLimit: 1 },
  none: { name: 'No terrain type', lane: 'land', recruitLimit: 1 },
}

/**
 * Terrain in which a block stops that is not native to it, and which one such block may enter by a hexside (MV-6,
 * HX-3).
 */
export const ROUGH: ReadonlySet<Terrain> = new Set(['forest', 'desert', 'swamp'])
