import type { HexId, Point } from '@/engine/kernel/hex'

import type { LaidGrid } from './geometry'

type HighlandLook = 'clear' | 'mountain' | 'gate'
type LowlandLook = 'grass' | 'rocky' | 'forest' | 'river' | 'water' | 'king'

/** What a whole continent has. */
export type ContinentLook =
  | 'grass'
  | 'forest'
  | 'jungle'
  | 'taiga'
  | 'sylvan'
  | 'hills'
  | 'mountain'
  | 'volcano'
  | 'tors'
  | 'caves'
  | 'heath'
  | 'swamp'
  | 'desert'
  | 'tundra'
  | 'waste'
  | 'city'
  | 'castle'
  | 'ruins'
  | 'temple'
  | 'workshop'
  | 'lake'
  | 'sea'
  | 'reef'
  | 'abyss'
  | 'unknown'

/**
 * How a hex's terrain is drawn; each game says which of its terrains looks like what. An art draws the looks it knows,
 * and others as open ground.
 */
export type TerrainLook = HighlandLook | LowlandLook | ContinentLook

/** Hexes along the side of a square. */
export const CHUNK = 4

/** Path data by name. */
export type Paths = Readonly<Record<string, string>>

/** A map that is drawn. */
export interface LaidMap {
  readonly grid: LaidGrid
  readonly terrain: readonly TerrainLook[]
}

/** A hex of it. */
export interface Spot extends LaidMap {
  readonly index: number
  readonly center: Point
}

/** A square of a map: its column and row among the squares, and the indices of its hexes. */
export interface Square {
  readonly square: { readonly column: number; readonly row: number }
  readonly hexes: readonly number[]
}

/** Draws the fine strokes of a square; the same square is always drawn alike. */
export type StrokesOf = (map: LaidMap, square: Square) => Paths

/** How a game's terrains are drawn. It comes with the game, and what is fine is set last. */
export interface TerrainArt {
  /** From below: the class names of an ink and the name of its path; `hexsides` is that of the map's lines. */
  readonly inks: readonly (readonly [classNames: string, name: string])[]
  /** Draws what stands of a hex from the first moment: what is to be added to which path. */
  readonly draw: (spot: Spot) => Paths
  readonly strokesOf: StrokesOf
  /** Inks of what reaches over hexsides: painted ink by ink when all squares have been. None when left out. */
  readonly over?: TerrainArt['inks']
  /** What is written at the foot of hexes. */
  readonly names?: readonly { readonly hex: HexId; readonly text: string }[]
}
