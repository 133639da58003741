/** Lengths in millimeters. */
interface Size {
  readonly width: number
  readonly height: number
}

/** A part of a map on a sheet of its own, and where on the map it lies; columns and rows are counted from 1. */
export interface Tile extends Size {
  readonly column: number
  readonly row: number
  readonly left: number
  readonly top: number
}

/** A map cut into sheets of one kind, row by row. */
export interface Tiling {
  readonly lies: 'upright' | 'flat'
  readonly columns: number
  readonly rows: number
  readonly tiles: readonly Tile[]
}

/** What of a sheet of A4 a part of the map may take: a margin and a line of words are left. */
const ROOM: Readonly<Record<Tiling['lies'], Size>> = {
  upright: { width: 190, height: 268 },
  flat: { width: 277, height: 181 },
}
/** How much of the map two sheets have in common where they meet. */
export const OVERLAP = 8

/** Cuts a map into as few sheets as it takes, parts of one size; of two ways the one with upright sheets. */
export function tilesOf(map: Size): Tiling {
  const [upright, flat] = [tilingOf(map, 'upright'), tilingOf(map, 'flat')]
  return flat.tiles.length < upright.tiles.length ? flat : upright
}

function tilingOf(map: Size, lies: Tiling['lies']): Tiling {
  const across = partsOf(map.width, ROOM[lies].width)
  const down = partsOf(map.height, ROOM[lies].height)
  const tiles = down.flatMap((y, row) =>
    across.map((x, column) => ({
      column: column + 1,
      row: row + 1,
      left: x.start,
      top: y.start,
      width: x.length,
      height: y.length,
    })),
  )
  return { lies, columns: across.length, rows: down.length, tiles }
}

function partsOf(
  whole: number,
  room: number,
): readonly { readonly start: number; readonly length: number }[] {
  const count = Math.max(1, Math.ceil((whole - OVERLAP) / (room - OVERLAP)))
  const length = (whole + (count - 1) * OVERLAP) / count
  return Array.from({ length: count }, (_, nth) => ({ start: nth * (length - OVERLAP), length }))
}
