import type { HexId } from '@/engine/kernel/hex'

/** So many hexes are seen beyond those on which something happens. */
const ROOM = 1
/** Fewer than so many columns or rows would tell nothing of where on the map that is. */
const LEAST = 5

/** Column and row, two digits each. */
const PRINTED = /^\d{4}$/

interface Span {
  readonly from: number
  readonly to: number
}

/**
 * The hexes of a map that matter where something happens on some of them: the box around these, with room, as wide to its
 * height as the picture (`aspect`, width by height) where the map allows. All of the map where nothing happens on it.
 */
export function hexesThatMatter(
  map: readonly HexId[],
  touched: readonly HexId[],
  aspect: number,
): readonly HexId[] {
  const known = new Set(map)
  const places = touched.filter((hex) => known.has(hex)).map(placeOf)
  // Small boards number their hexes in other ways, and fit a picture whole.
  if (places.length === 0 || !map.every((hex) => PRINTED.test(hex))) return map
  const all = map.map(placeOf)
  const columns = spanOf(places.map(({ column }) => column))
  const rows = spanOf(places.map(({ row }) => row))
  const [wide, high] = shaped(columns.to - columns.from + 1, rows.to - rows.from + 1, aspect)
  const across = widened(columns, wide, spanOf(all.map(({ column }) => column)))
  const down = widened(rows, high, spanOf(all.map(({ row }) => row)))
  return map.filter((hex) => {
    const { column, row } = placeOf(hex)
    return isIn(column, across) && isIn(row, down)
  })
}

/** Columns and rows with room, and as many more of one as the shape of the picture takes. */
function shaped(columns: number, rows: number, aspect: number): readonly [number, number] {
  const wide = Math.max(LEAST, columns + 2 * ROOM)
  const high = Math.max(LEAST, rows + 2 * ROOM)
  // Columns of hexes lie somewhat nearer to each other than rows.
  const nearer = Math.sqrt(3) / 1.5
  return [
    Math.max(wide, Math.round(high * aspect * nearer)),
    Math.max(high, Math.round(wide / aspect / nearer)),
  ]
}

/** A span of so many around another, moved rather than cut off where the map ends. */
function widened(span: Span, count: number, map: Span): Span {
  const from = Math.round((span.from + span.to - count + 1) / 2)
  const start = Math.max(map.from, Math.min(from, map.to - count + 1))
  return { from: start, to: Math.min(map.to, start + count - 1) }
}

function spanOf(numbers: readonly number[]): Span {
  return { from: Math.min(...numbers), to: Math.max(...numbers) }
}

function isIn(number: number, { from, to }: Span): boolean {
  return number >= from && number <= to
}

function placeOf(hex: HexId): { readonly column: number; readonly row: number } {
  return { column: Number(hex.slice(0, 2)), row: Number(hex.slice(2, 4)) }
}
