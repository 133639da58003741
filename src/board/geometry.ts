import { HEX_CORNERS, type HexGrid, type Point } from '@/engine/hex'

/** Center to corner in the drawing's units; a unit is a CSS pixel at scale 1. */
export const HEX_SIZE = 40
/** Center to hexside. */
export const HEX_INNER = (HEX_SIZE * Math.sqrt(3)) / 2
/** Paper around the outermost hexes, frame included. */
const MARGIN = 26

export interface Size {
  readonly width: number
  readonly height: number
}

/** Where the hex with printed number 0101 has its center on the drawing. */
const ORIGIN: Point = { x: MARGIN + HEX_SIZE, y: MARGIN + HEX_INNER }

/** A grid as it lies before its players: turned, it is seen from the far side of the table. */
export interface LaidGrid extends HexGrid {
  readonly isTurned?: boolean
}

/** The same grid seen from the far side: every hex lies opposite, and everything drawn by its center follows. */
export function turnedGrid(grid: HexGrid): LaidGrid {
  return { ...grid, isTurned: true }
}

/** Width and height of the drawing. */
export function boardSize({ columns, rows }: HexGrid): Size {
  return {
    width: Math.ceil(2 * MARGIN + HEX_SIZE * (1.5 * (columns - 1) + 2)),
    height: Math.ceil(2 * MARGIN + HEX_INNER * (2 * rows + (columns > 1 ? 1 : 0))),
  }
}

/** The center of a hex on the drawing. */
export function centerOf(grid: LaidGrid, index: number): Point {
  const column = Math.floor(index / grid.rows)
  const row = index % grid.rows
  return laid(grid, {
    x: ORIGIN.x + 1.5 * HEX_SIZE * column,
    y: ORIGIN.y + HEX_INNER * (2 * row + (column % 2)),
  })
}

/** Where a point of the grid lies on the drawing, and where one of the drawing lies on the grid. */
function laid(grid: LaidGrid, point: Point): Point {
  if (!grid.isTurned) return point
  const { width, height } = boardSize(grid)
  return { x: width - point.x, y: height - point.y }
}

/** The index of the hex under a point of the drawing, or -1 beside the map. */
export function hexAt(grid: LaidGrid, point: Point): number {
  const onGrid = laid(grid, point)
  const x = (onGrid.x - ORIGIN.x) / HEX_SIZE
  const y = (onGrid.y - ORIGIN.y) / HEX_SIZE
  const { q, r } = roundedAxial((2 / 3) * x, (Math.sqrt(3) * y - x) / 3)
  const row = r + (q - (q & 1)) / 2
  if (q < 0 || q >= grid.columns || row < 0 || row >= grid.rows) return -1
  // Rounding may leave a -0, and adding 0 rids us of it.
  return q * grid.rows + row + 0
}

/** Rounds cube coordinates and gives the one farthest off what the other two leave. */
function roundedAxial(q: number, r: number): { q: number; r: number } {
  const s = -q - r
  const [nearQ, nearR, nearS] = [Math.round(q), Math.round(r), Math.round(s)]
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS - s)]
  if (offQ > offR && offQ > offS) return { q: -nearR - nearS, r: nearR }
  if (offR > offS) return { q: nearQ, r: -nearQ - nearS }
  return { q: nearQ, r: nearR }
}

/** Corners around a center, from the upper right clockwise; `share` 1 is the hex itself, less lies inside it. */
export function cornersAround({ x, y }: Point, share = 1): Point[] {
  return HEX_CORNERS.map((corner) => ({
    x: x + corner.x * HEX_SIZE * share,
    y: y + corner.y * HEX_SIZE * share,
  }))
}

/** A closed path through points. */
export function closedPath(points: readonly Point[]): string {
  return `${openPath(points)}Z`
}

/** An open path through points. */
export function openPath(points: readonly Point[]): string {
  return points.map(({ x, y }, nth) => `${nth ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`).join('')
}

/** The outline of a hex, shrunk towards its center by `share`. */
export function hexPath(center: Point, share = 1): string {
  return closedPath(cornersAround(center, share))
}

/** The point a share of the way from one to another. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** Path data needs no more than a tenth of a pixel. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
