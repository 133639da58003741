import { at, hexCorners, hexField, type HexField, type Orientation, type Point } from '@/engine/kernel/hex'

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

/** A field of hexes as it lies before its players: turned, it is seen from the far side of the table. */
export interface LaidGrid extends HexField {
  readonly isTurned?: boolean
}

/** The same field seen from the far side: every hex lies opposite, and everything drawn by its center follows. */
export function turnedGrid<Grid extends HexField>(grid: Grid): Grid & LaidGrid {
  return { ...grid, isTurned: true }
}

/** The same field turned a quarter against the clock: its left edge is the near side of the table. */
export function quarterTurned({ ids, q, r, orientation }: HexField): HexField {
  const isFlat = orientation === 'flat'
  const hexes = ids.map((id, index) => {
    const [column, row] = [at(q, index), at(r, index)]
    return isFlat ? { id, q: column + row, r: -column } : { id, q: row, r: -column - row }
  })
  return hexField(hexes, isFlat ? 'pointy' : 'flat')
}

/** What the drawing of a field follows from. */
interface Layout {
  readonly size: Size
  /** Where the drawing has the kernel's origin. */
  readonly origin: Point
  /** The index of a hex by its axial coordinates. */
  readonly indices: ReadonlyMap<string, number>
  readonly places: readonly Place[]
}

/** By their centers, which a field shares with itself turned around. */
const layouts = new WeakMap<HexField['centers'], Layout>()

function layoutOf(grid: HexField): Layout {
  const known = layouts.get(grid.centers)
  if (known) return known
  const [across, down] = [spanOf(grid, 'x'), spanOf(grid, 'y')]
  const made = {
    size: { width: across.length, height: down.length },
    origin: { x: across.origin, y: down.origin },
    indices: new Map(grid.ids.map((_, index) => [`${grid.q[index]},${grid.r[index]}`, index])),
    places: placesOf(grid),
  }
  layouts.set(grid.centers, made)
  return made
}

/** How long the drawing is along an axis, and where on it the kernel's origin lies. */
function spanOf({ centers, orientation }: HexField, axis: 'x' | 'y') {
  const values = centers.map((center) => center[axis])
  const reach = Math.max(...hexCorners(orientation).map((corner) => corner[axis]))
  const least = Math.min(...values) - reach
  const length = Math.max(...values) + reach - least
  // A sheet is whole pixels long, and a sum of fractions a hair above one is no pixel more.
  return { origin: MARGIN - least * HEX_SIZE, length: Math.ceil(2 * MARGIN + HEX_SIZE * length - 1e-6) }
}

/** Width and height of the drawing. */
export function boardSize(grid: HexField): Size {
  return layoutOf(grid).size
}

/** The center of a hex on the drawing. */
export function centerOf(grid: LaidGrid, index: number): Point {
  const { x, y } = grid.centers[index] ?? { x: NaN, y: NaN }
  const { origin } = layoutOf(grid)
  return laid(grid, { x: origin.x + x * HEX_SIZE, y: origin.y + y * HEX_SIZE })
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
  const { origin, indices } = layoutOf(grid)
  const x = (onGrid.x - origin.x) / HEX_SIZE
  const y = (onGrid.y - origin.y) / HEX_SIZE
  const { q, r } =
    grid.orientation === 'flat'
      ? roundedAxial((2 / 3) * x, (Math.sqrt(3) * y - x) / 3)
      : roundedAxial((Math.sqrt(3) * x - y) / 3, (2 / 3) * y)
  return indices.get(`${q},${r}`) ?? -1
}

/** Where a hex stands among a field's columns and rows, counted from 0; in every other line hexes sit half a hex aside. */
export interface Place {
  readonly column: number
  readonly row: number
}

/** The place of a hex. The lines along which hexes share sides are a flat-top field's columns, a pointy one's rows. */
export function placeOf(grid: HexField, index: number): Place {
  return layoutOf(grid).places[index] ?? { column: NaN, row: NaN }
}

function placesOf({ ids, orientation, q, r }: HexField): readonly Place[] {
  const places = ids.map((_, index) => {
    const [column, row] = [at(q, index), at(r, index)]
    return orientation === 'flat'
      ? { column, row: row + (column >> 1) }
      : { column: column + (row >> 1), row }
  })
  const left = Math.min(...places.map(({ column }) => column))
  const top = Math.min(...places.map(({ row }) => row))
  return places.map(({ column, row }) => ({ column: column - left, row: row - top }))
}

/** How many columns and rows a field has at most. */
export function extentOf(grid: HexField): { readonly columns: number; readonly rows: number } {
  const { places } = layoutOf(grid)
  return {
    columns: 1 + Math.max(...places.map(({ column }) => column)),
    rows: 1 + Math.max(...places.map(({ row }) => row)),
  }
}

/** The number of a hex's line, along which hexes share sides, and its number in that line. */
export function lineOf(grid: HexField, index: number): { readonly line: number; readonly number: number } {
  const { column, row } = placeOf(grid, index)
  return grid.orientation === 'flat' ? { line: column, number: row } : { line: row, number: column }
}

/** The index of the hex in the middle of the middle line. */
export function middleOf(grid: HexField): number {
  const { columns, rows } = extentOf(grid)
  const middle = Math.floor((grid.orientation === 'flat' ? columns : rows) / 2)
  const line = [...grid.ids.keys()].filter((index) => lineOf(grid, index).line === middle)
  return line[Math.floor(line.length / 2)] ?? 0
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

/** Corners around a center, clockwise; `share` 1 is the hex itself, less lies inside it. */
export function cornersAround({ x, y }: Point, share = 1, orientation: Orientation = 'flat'): Point[] {
  return hexCorners(orientation).map((corner) => ({
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
export function hexPath(center: Point, share = 1, orientation: Orientation = 'flat'): string {
  return closedPath(cornersAround(center, share, orientation))
}

/** The point a share of the way from one to another. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const TENTHS = 10

/**
 * A coordinate as path data has it, to a tenth of a pixel: '3', '-0.4'. Put together from whole numbers, for browsers
 * take ten times as long to write a fraction, and a map has some ten thousand of them.
 */
export function tenth(value: number): string {
  const tenths = Math.round(value * TENTHS)
  const whole = Math.trunc(tenths / TENTHS)
  const rest = Math.abs(tenths % TENTHS)
  if (rest === 0) return `${whole}`
  return tenths < 0 && whole === 0 ? `-0.${rest}` : `${whole}.${rest}`
}
