import type { TerrainLook } from '@/board/art'
import { at, hexField, type HexField, type HexId } from '@/engine/kernel/hex'

/** A part of a field of any outline, drawn like a field of its own; its hexes keep their numbers. */
export interface FieldExcerpt {
  readonly grid: HexField
  readonly terrain: readonly TerrainLook[]
}

/** Centers are sums of fractions. */
const HAIR = 1e-6

const known = new WeakMap<HexField, Map<string, HexField>>()

/**
 * The hexes of a field whose centers lie in the smallest box around some of them, or null where the field has
 * none of these. The part of the field is the same one each time, so that its layout is worked out but once.
 */
export function fieldExcerptOf(
  field: HexField,
  terrain: readonly TerrainLook[],
  hexes: readonly HexId[],
): FieldExcerpt | null {
  const inside = indicesAround(field, hexes)
  const [first] = inside
  if (first === undefined) return null
  const made = known.get(field) ?? new Map<string, HexField>()
  known.set(field, made)
  const key = inside.join()
  const grid = made.get(key) ?? partOf(field, inside)
  made.set(key, grid)
  return { grid, terrain: inside.map((index) => terrain[index] ?? 'clear') }
}

function indicesAround(field: HexField, hexes: readonly HexId[]): readonly number[] {
  const { ids, centers } = field
  const seen = hexes.flatMap((hex) => centers[field.indexOf(hex)] ?? [])
  const isWithin = (value: number, among: readonly number[]) =>
    value >= Math.min(...among) - HAIR && value <= Math.max(...among) + HAIR
  const [across, down] = [seen.map(({ x }) => x), seen.map(({ y }) => y)]
  return ids.flatMap((_, index) => {
    const center = centers[index]
    return center && isWithin(center.x, across) && isWithin(center.y, down) ? [index] : []
  })
}

function partOf(field: HexField, inside: readonly number[]): HexField {
  const placed = inside.map((index) => ({
    id: field.ids[index] as HexId,
    q: at(field.q, index),
    r: at(field.r, index),
  }))
  return hexField(placed, field.orientation)
}
