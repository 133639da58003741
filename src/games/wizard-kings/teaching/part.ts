import type { HexId } from '@/engine/kernel/hex'
import { fieldExcerptOf } from '@/table/teaching/field-excerpt'
import { mapOf } from '../queries/blocks'
import type { View } from '../queries/view'
import type { Atlas } from '../tables/atlas'
import { type Land, landOf } from '../ui/board/looks'

/** The part of a map around some hexes, with the cities, rivers and roads that lie there. */
export function partAround(view: Pick<View, 'boards'>, hexes: readonly HexId[]): Land | null {
  const atlas = mapOf(view)
  const part = fieldExcerptOf(atlas.field, landOf(atlas).terrain, hexes)
  return part && landOf(within(atlas, part.grid))
}

/** A map with no hexes but some, each with all that lies on it. */
function within(atlas: Atlas, field: Atlas['field']): Atlas {
  const places = field.ids.map((hex) => atlas.field.indexOf(hex))
  const isIn = (hex: HexId) => field.indexOf(hex) >= 0
  return {
    ...{ ...atlas, field },
    terrain: places.flatMap((place) => atlas.terrain[place] ?? []),
    coastal: places.map((place) => atlas.coastal[place] === true),
    sides: places.map((place) => atlas.sides[place] ?? []),
    cities: atlas.cities.filter(({ hex }) => isIn(hex)),
    henges: new Set([...atlas.henges].filter(isIn)),
  }
}
