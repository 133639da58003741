import type { Spot } from '../../art'

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

/** What a map has beside the terrain of its hexes; all by hex index. */
export interface LandMarks {
  /** Whether the sea reaches into a hex of land. */
  readonly coastal: readonly boolean[]
  /** In the order of the field's neighbors; undefined beyond the edge. */
  readonly sides: readonly (readonly (HexsideMark | undefined)[])[]
  readonly towns: ReadonlyMap<number, TownMark>
  readonly henges: ReadonlySet<number>
}

/** A hex of a map with its marks. */
export interface MarkedSpot extends Spot {
  readonly marks: LandMarks
}

/** The index of the hex across a side, counted on beyond the sixth; -1 beyond the edge. */
export function acrossSide({ grid, index }: Spot, side: number): number {
  return grid.neighbors[index * 6 + (side % 6)] ?? -1
}

/** Whether a hex is all sea. */
export function isSea({ terrain }: Spot, index: number): boolean {
  return terrain[index] === 'sea'
}
