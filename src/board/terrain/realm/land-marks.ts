import type { LaidMap, Spot } from '../../art'

/** What lies on a hexside: one feature at most, and a road across it. */
export interface HexsideMark {
  readonly feature: 'river' | 'mountain' | 'forest' | null
  readonly hasRoad: boolean
}

/** A town: the more it is worth, 1 to 3, the larger it is. */
export interface TownMark {
  readonly name: string
  readonly gold: number
  readonly isPort: boolean
}

/**
 * What a map has beside the terrain of its hexes; all by the index of a hex there. A part of the map, or the map turned
 * around, is drawn by the same marks.
 */
export interface LandMarks {
  readonly map: LaidMap
  /** Whether the sea reaches into a hex of land. */
  readonly coastal: readonly boolean[]
  /** In the order of the map's neighbors; undefined beyond the edge. */
  readonly sides: readonly (readonly (HexsideMark | undefined)[])[]
  readonly towns: ReadonlyMap<number, TownMark>
  readonly henges: ReadonlySet<number>
}

/** A hex that is drawn, with the marks of its map and its index there. */
export interface MarkedSpot extends Spot {
  readonly marks: LandMarks
  readonly place: number
}

/** A hex with the marks of its map. */
export function markedSpot(spot: Spot, marks: LandMarks): MarkedSpot {
  return { ...spot, marks, place: marks.map.grid.indexOf(spot.grid.ids[spot.index] ?? '') }
}

const SIDES = 6
/** A map turned by a quarter counts its sides on from another one. */
const QUARTER = 2

/** The number that a side of what is drawn has on the map; sides are counted on beyond the sixth. */
function sideOnMap({ grid, marks }: MarkedSpot, side: number): number {
  const isTurned = grid.orientation !== marks.map.grid.orientation
  return (side + (isTurned ? QUARTER : 0)) % SIDES
}

/** The map's index of the hex across a side; -1 beyond the edge. */
export function acrossSide(spot: MarkedSpot, side: number): number {
  return spot.marks.map.grid.neighbors[spot.place * SIDES + sideOnMap(spot, side)] ?? -1
}

/** What lies on a side. */
export function markOn(spot: MarkedSpot, side: number): HexsideMark | undefined {
  return spot.marks.sides[spot.place]?.[sideOnMap(spot, side)]
}

/** Whether a hex of the map is all sea. */
export function isSea({ marks }: MarkedSpot, place: number): boolean {
  return marks.map.terrain[place] === 'sea'
}
