import { defineHex, Orientation as Honeycomb } from 'honeycomb-grid'
import { interned } from '../basics/interned'

declare const hexIdBrand: unique symbol
/** A hex by its printed number: column and row, two digits each, both from 01 ('1110'). */
export type HexId = string & { readonly [hexIdBrand]: true }

/** A point on the drawn map; the unit is the hex's size (center to corner). */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Whether hexes stand on a side or on a corner. */
export type Orientation = 'flat' | 'pointy'

/** The six hexsides of a flat-top hex, clockwise from the top; also the order of `HexField.neighbors`. */
export const HEXSIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Hexside = (typeof HEXSIDES)[number]

/** Across each hexside, in the order of `HEXSIDES`; a pointy-top hex is turned a little, so that its first side is NW. */
const AXIAL_STEPS: readonly (readonly [q: number, r: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

/** Integer tables of any map of hexes, made once; games search them by index. */
export interface HexField {
  readonly orientation: Orientation
  /** Printed numbers by index. */
  readonly ids: readonly HexId[]
  /** Six indices a hex, -1 beyond the edge: clockwise from N where hexes are flat-topped, from NW where pointy. */
  readonly neighbors: Int16Array
  /** The same as lists of those that the map has. */
  readonly around: readonly (readonly number[])[]
  /** Axial coordinates by index. */
  readonly q: Int16Array
  readonly r: Int16Array
  /** Index of a printed number, or -1 when the map has no such hex. */
  indexOf(id: string): number
  /** Centers by index, for drawing. */
  readonly centers: readonly Point[]
}

/** A rectangular flat-top map; an index counts hexes column by column. */
export interface HexGrid extends HexField {
  readonly columns: number
  readonly rows: number
}

/** The library's hexes of an orientation, a corner at 1 from the center; even columns of a flat map sit half a hex lower. */
function hexesOf(orientation: Orientation) {
  return defineHex({
    dimensions: 1,
    orientation: orientation === 'flat' ? Honeycomb.FLAT : Honeycomb.POINTY,
    origin: { x: 0, y: 0 },
    // Columns with an even printed number (odd when counted from 0) are pushed down.
    offset: -1,
  })
}

/** Corners clockwise from the upper right. */
function cornersOf(orientation: Orientation): readonly Point[] {
  return new (hexesOf(orientation))({ q: 0, r: 0 }).corners.map(({ x, y }) => ({ x, y }))
}

/** Corners of a flat-top hex around its center, for drawing; unit as in `Point`. */
export const HEX_CORNERS: readonly Point[] = cornersOf('flat')
/** The same of a pointy-top hex, from the top; in both, a side lies between the corner before it and its own. */
const POINTY_CORNERS: readonly Point[] = [
  ...cornersOf('pointy').slice(-1),
  ...cornersOf('pointy').slice(0, -1),
]

/** Corners of a hex around its center, clockwise, so that the nth side runs from corner n - 1 to corner n. */
export function hexCorners(orientation: Orientation): readonly Point[] {
  return orientation === 'flat' ? HEX_CORNERS : POINTY_CORNERS
}

/** The printed number of a column and row, counted as the map counts them. */
export function hexNumber(column: number, row: number): HexId {
  return `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}` as HexId
}

/** Makes the tables of a map of flat-top hexes whose even columns sit half a hex lower. */
export function hexGrid(columns: number, rows: number): HexGrid {
  const Hex = hexesOf('flat')
  const hexes = Array.from({ length: columns * rows }, (_, index) => {
    const { q, r, col, row } = new Hex({ col: Math.floor(index / rows), row: index % rows })
    return { id: interned(hexNumber(col + 1, row + 1)), q, r }
  })
  return { ...hexField(hexes, 'flat'), columns, rows, indexOf: (id) => indexIn(columns, rows, id) }
}

/** A hex of a map of any outline: its printed number and its axial coordinates. */
export interface PlacedHex {
  readonly id: HexId
  readonly q: number
  readonly r: number
}

/** Makes the tables of a map of any outline from its hexes, listed in the order of their indices. */
export function hexField(hexes: readonly PlacedHex[], orientation: Orientation): HexField {
  const Hex = hexesOf(orientation)
  const byAxial = new Map(hexes.map(({ q, r }, index) => [`${q},${r}`, index]))
  const byId = new Map<string, number>(hexes.map(({ id }, index) => [id, index]))
  const neighbors = hexes.map(({ q, r }) =>
    AXIAL_STEPS.map(([dq, dr]) => byAxial.get(`${q + dq},${r + dr}`) ?? -1),
  )
  return {
    orientation,
    ids: hexes.map(({ id }) => id),
    neighbors: Int16Array.from(neighbors.flat()),
    around: neighbors.map((six) => six.filter((index) => index >= 0)),
    q: Int16Array.from(hexes, ({ q }) => q),
    r: Int16Array.from(hexes, ({ r }) => r),
    indexOf: (id) => byId.get(id) ?? -1,
    centers: hexes.map((placed) => {
      const { x, y } = new Hex(placed)
      return { x, y }
    }),
  }
}

/** Reads the digits instead of looking the text up: searches ask this for every unit. */
function indexIn(columns: number, rows: number, id: string): number {
  if (id.length !== 4) return -1
  const column = twoDigits(id, 0) - 1
  const row = twoDigits(id, 2) - 1
  return column >= 0 && column < columns && row >= 0 && row < rows ? column * rows + row : -1
}

/** A number of two decimal digits, or a negative number where there are none. */
function twoDigits(text: string, from: number): number {
  const tens = text.charCodeAt(from) - 48
  const ones = text.charCodeAt(from + 1) - 48
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1
}

/** Straight distance in hexes between two indices, terrain ignored. */
export function hexesApart(grid: HexField, a: number, b: number): number {
  const q = at(grid.q, a) - at(grid.q, b)
  const r = at(grid.r, a) - at(grid.r, b)
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

const NOWHERE: readonly number[] = []

/** The indices around an index, those that the map has; none around what is no index. */
export function neighborsOf({ around }: HexField, index: number): readonly number[] {
  return around[index] ?? NOWHERE
}

/** The neighbor of an index across a hexside, or -1 beyond the edge. */
export function neighborAcross(grid: HexField, index: number, side: Hexside): number {
  return at(grid.neighbors, index * 6 + HEXSIDES.indexOf(side))
}

/** Whether two indices share a hexside. */
export function areNeighbors(grid: HexField, a: number, b: number): boolean {
  const { neighbors } = grid
  for (let nth = a * 6; nth < a * 6 + 6; nth++) if (neighbors[nth] === b) return true
  return false
}

/** An entry of an integer table that is known to exist. */
export function at(table: Int16Array | Uint8Array, index: number): number {
  return table[index] as number
}
