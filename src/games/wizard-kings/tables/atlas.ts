import { hexField, type HexField, type HexId, hexNumber, type PlacedHex } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { type BoardId, BOARDS, type LayoutId, LAYOUTS, type SlotId } from './maps'
import { forBoth, type Side } from './seats'
import { TERRAIN_CODES } from './terrain'
import type { PrintedBoard, SideFeature, Terrain } from './vocabulary'

/** A board in its place on the map, turned by 180 degrees or not (MP-10). */
export interface PlacedBoard {
  readonly slot: SlotId
  readonly board: BoardId
  readonly rotated: boolean
}

/** A city on the map (MP-7). */
export interface City {
  readonly id: CityId
  readonly name: string
  readonly hex: HexId
  readonly gold: number
  /** Whose home board it lies on, and where that lies; nobody's in the small scenario (TM-12). */
  readonly home: Side | null
  readonly slot: SlotId
  readonly isPort: boolean
}

declare const cityIdBrand: unique symbol
/** A city of some board; no two boards have one of the same name. */
export type CityId = string & { readonly [cityIdBrand]: true }

/** What there is between a hex and one beside it. */
export interface HexsideFacts {
  readonly feature: SideFeature | null
  readonly hasRoad: boolean
  /** Whether land blocks, and whether aquatics, may cross it (MP-5, MP-6). */
  readonly isLand: boolean
  readonly isWater: boolean
}

/** A map put together from boards, with all that is asked of it. */
export interface Atlas {
  readonly field: HexField
  /** By index. */
  readonly terrain: readonly Terrain[]
  readonly coastal: readonly boolean[]
  readonly cities: readonly City[]
  readonly cityIn: ReadonlyMap<HexId, City>
  readonly henges: ReadonlySet<HexId>
  /** By index, in the order of the field's neighbors; undefined beyond the edge. */
  readonly sides: readonly (readonly (HexsideFacts | undefined)[])[]
  /** The rows of hexes by which blocks come in from off the map (MV-12). */
  readonly edges: Readonly<Record<Side, readonly HexId[]>>
  /** The hexes of each seat's home boards; none in the small scenario (TM-12). */
  readonly homes: Readonly<Record<Side, readonly HexId[]>>
}

const ATLASES = new Map<string, Atlas>()

/** The map that boards make together. */
export function atlasOf(boards: readonly PlacedBoard[]): Atlas {
  const key = boards.map(({ slot, board, rotated }) => `${slot} ${board} ${rotated}`).join('/')
  const known = ATLASES.get(key)
  if (known) return known
  const made = make(boards)
  ATLASES.set(key, made)
  return made
}

/** The layout whose slots some boards fill. */
export function layoutWith(slot: SlotId): (typeof LAYOUTS)[number] {
  return present(
    LAYOUTS.find(({ slots }) => slots.some((one) => one.slot === slot)),
    slot,
  )
}

export function layoutById(id: LayoutId): (typeof LAYOUTS)[number] {
  return present(
    LAYOUTS.find((layout) => layout.id === id),
    id,
  )
}

/** A board as it lies: where its hexes are on the map. */
interface Laid {
  readonly printed: PrintedBoard
  readonly slot: SlotId
  readonly home: Side | null
  /** The hex of the map for one of the board. */
  readonly at: (hex: string) => HexId
}

function make(boards: readonly PlacedBoard[]): Atlas {
  const [first] = boards
  const layout = first ? layoutWith(first.slot) : layoutById('single')
  const laid = boards.map((placed) => lay(layout, placed))
  const codes = new Map<HexId, string>(
    laid.flatMap(({ printed, at }) =>
      printed.rows.flatMap((row, r) => Array.from(row, (code, c) => [at(hexNumber(c, r)), code] as const)),
    ),
  )
  const field = fieldOf(layout.columns, layout.rows)
  // While boards are chosen, what is still bare is open sea.
  const codeAt = (hex: HexId) => codes.get(hex) ?? 'w'
  const terrain = field.ids.map((hex) => TERRAIN_CODES[codeAt(hex).toLowerCase()] ?? 'clear')
  const coastal = field.ids.map((hex) => codeAt(hex) !== codeAt(hex).toLowerCase())
  const cities = laid.flatMap((one) => citiesOf(one, (hex) => coastal[field.indexOf(hex)] === true))
  return {
    ...{ field, terrain, coastal, cities },
    cityIn: new Map(cities.map((city) => [city.hex, city])),
    henges: new Set(laid.flatMap(({ printed, at }) => printed.henges.split(' ').map(at))),
    sides: sidesOf({ field, terrain, coastal }, laid, layout.seamRoads),
    homes: forBoth((side) => laid.filter(({ home }) => home === side).flatMap(hexesOf)),
    edges: { north: rowOf(field, 0), south: rowOf(field, layout.rows - 1) },
  }
}

function lay(layout: (typeof LAYOUTS)[number], { slot, board, rotated }: PlacedBoard): Laid {
  const {
    dc,
    dr,
    home = null,
  } = present(
    layout.slots.find((one) => one.slot === slot),
    slot,
  )
  const printed: PrintedBoard = present(
    BOARDS.find(({ id }) => id === board),
    board,
  )
  const [columns, rows] = [printed.rows[0]?.length ?? 0, printed.rows.length]
  return {
    ...{ printed, slot, home },
    at(hex) {
      const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))]
      return rotated
        ? hexNumber(columns - 1 - column + dc, rows - 1 - row + dr)
        : hexNumber(column + dc, row + dr)
    },
  }
}

/** All hexes of a board. */
function hexesOf(board: Laid): readonly HexId[] {
  return board.printed.rows.flatMap((row, r) => Array.from(row, (_, c) => board.at(hexNumber(c, r))))
}

/** Pointy-topped hexes, odd rows half a hex to the right (MP-1). */
function fieldOf(columns: number, rows: number): HexField {
  const hexes = Array.from({ length: columns * rows }, (_, nth): PlacedHex => {
    const [column, row] = [nth % columns, Math.floor(nth / columns)]
    return { id: hexNumber(column, row), q: column - (row - (row % 2)) / 2, r: row }
  })
  return hexField(hexes, 'pointy')
}

function rowOf({ ids }: HexField, row: number): readonly HexId[] {
  return ids.filter((hex) => Number(hex.slice(2)) === row)
}

function citiesOf({ printed, slot, home, at }: Laid, isCoastal: (hex: HexId) => boolean): readonly City[] {
  return printed.cities.map((city) => {
    const hex = at(city.hex)
    return {
      ...{ id: city.id as CityId, name: city.name, hex, gold: city.gold, slot },
      home: city.home ?? home,
      isPort: isCoastal(hex),
    }
  })
}

/** The same for a hexside from either side. */
function sideKey(one: HexId, other: HexId): string {
  return one < other ? `${one}/${other}` : `${other}/${one}`
}

function sidesOf(
  ground: Pick<Atlas, 'field' | 'terrain' | 'coastal'>,
  laid: readonly Laid[],
  seamRoads: string,
): Atlas['sides'] {
  const features = new Map<string, SideFeature>()
  const roads = new Set<string>(seamRoads.split(' '))
  for (const { printed, at } of laid) {
    const keysIn = (text: string) =>
      text.split(' ').map((side) => {
        const [one = '', other = ''] = side.split('/')
        return sideKey(at(one), at(other))
      })
    for (const key of keysIn(printed.rivers)) features.set(key, 'river')
    for (const key of keysIn(printed.mountains)) features.set(key, 'mountain')
    for (const key of keysIn(printed.forestSides)) features.set(key, 'forest')
    for (const key of keysIn(printed.roads)) roads.add(key)
  }
  const { ids, neighbors } = ground.field
  return ids.map((hex, index) =>
    Array.from(neighbors.subarray(6 * index, 6 * index + 6), (next) => {
      const other = ids[next]
      if (other === undefined) return undefined
      const key = sideKey(hex, other)
      return {
        feature: features.get(key) ?? null,
        hasRoad: roads.has(key),
        isLand: ground.terrain[index] !== 'sea' && ground.terrain[next] !== 'sea',
        isWater: isWater(ground, index, next),
      }
    }),
  )
}

/** Whether aquatics cross between two hexes: sea, or coasts along the same sea (MP-5). */
function isWater(
  { field, terrain, coastal }: Pick<Atlas, 'field' | 'terrain' | 'coastal'>,
  one: number,
  other: number,
): boolean {
  const isSea = (index: number) => terrain[index] === 'sea'
  const isWet = (index: number) => isSea(index) || coastal[index] === true
  if (!isWet(one) || !isWet(other)) return false
  if (isSea(one) || isSea(other)) return true
  return (field.around[one] ?? []).some((next) => isSea(next) && field.around[other]?.includes(next))
}
