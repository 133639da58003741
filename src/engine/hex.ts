import { defineHex, Orientation } from 'honeycomb-grid'
import { interned } from './interned'

declare const hexIdBrand: unique symbol
/** A hex by its printed number: column and row, two digits each, both from 01 ('1110'). */
export type HexId = string & { readonly [hexIdBrand]: true }

/** A point on the drawn map; the unit is the hex's size (center to corner). */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The six hexsides of a flat-top hex, clockwise from the top; also the order of `HexGrid.neighbors`. */
export const HEXSIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Hexside = (typeof HEXSIDES)[number]

const AXIAL_STEP: Readonly<Record<Hexside, readonly [q: number, r: number]>> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
}

/** Integer tables of any map of hexes, made once; games search them by index. */
export interface HexField {
  /** Printed numbers by index. */
  readonly ids: readonly HexId[]
  /** Six indices a hex, clockwise, -1 beyond the edge; for a flat-top hex in the order of `HEXSIDES`. */
  readonly neighbors: Int16Array
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

/** Corners of a hex around its center, for drawing; unit as in `Point`. */
export const HEX_CORNERS: readonly Point[] = new (defineHex({
  dimensions: 1,
  orientation: Orientation.FLAT,
  origin: { x: 0, y: 0 },
}))({ q: 0, r: 0 }).corners.map(({ x, y }) => ({ x, y }))

/** The printed number of a column and row, both counted from 1. */
export function hexNumber(column: number, row: number): HexId {
  return `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}` as HexId
}

/** Makes the tables of a map of flat-top hexes whose even columns sit half a hex lower. */
export function hexGrid(columns: number, rows: number): HexGrid {
  // Offset -1: columns with an even printed number (odd when counted from 0) are pushed down.
  const Hex = defineHex({ dimensions: 1, orientation: Orientation.FLAT, offset: -1 })
  const hexes = Array.from(
    { length: columns * rows },
    (_, index) => new Hex({ col: Math.floor(index / rows), row: index % rows }),
  )
  const ids = hexes.map((hex) => interned(hexNumber(hex.col + 1, hex.row + 1)))
  const byAxial = new Map(hexes.map((hex, index) => [`${hex.q},${hex.r}`, index]))
  const neighbors = new Int16Array(hexes.length * 6)
  hexes.forEach((hex, index) => {
    HEXSIDES.forEach((side, nth) => {
      const [q, r] = AXIAL_STEP[side]
      neighbors[index * 6 + nth] = byAxial.get(`${hex.q + q},${hex.r + r}`) ?? -1
    })
  })
  return {
    columns,
    rows,
    ids,
    neighbors,
    q: Int16Array.from(hexes, (hex) => hex.q),
    r: Int16Array.from(hexes, (hex) => hex.r),
    indexOf: (id) => indexIn(columns, rows, id),
    centers: hexes.map(({ x, y }) => ({ x, y })),
  }
}

/** A hex of a map of any outline: its printed number and its axial coordinates. */
export interface PlacedHex {
  readonly id: HexId
  readonly q: number
  readonly r: number
}

/** Makes the tables of a map of any outline from its hexes, listed in the order of their indices. */
export function hexField(hexes: readonly PlacedHex[], orientation: 'flat' | 'pointy'): HexField {
  const Hex = defineHex({
    dimensions: 1,
    orientation: orientation === 'flat' ? Orientation.FLAT : Orientation.POINTY,
  })
  const byAxial = new Map(hexes.map(({ q, r }, index) => [`${q},${r}`, index]))
  const byId = new Map<string, number>(hexes.map(({ id }, index) => [id, index]))
  const steps = Object.values(AXIAL_STEP)
  return {
    ids: hexes.map(({ id }) => id),
    neighbors: Int16Array.from(
      hexes.flatMap(({ q, r }) => steps.map(([dq, dr]) => byAxial.get(`${q + dq},${r + dr}`) ?? -1)),
    ),
    q: Int16Array.from(hexes, ({ q }) => q),
    r: Int16Array.from(hexes, ({ r }) => r),
    indexOf: (id) => byId.get(id) ?? -1,
    centers: hexes.map((hex) => {
      const { x, y } = new Hex(hex)
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
