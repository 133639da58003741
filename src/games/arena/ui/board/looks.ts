import type { TerrainLook } from '@/board/art'
import type { Terrain } from '../../tables/names'
import type { ArenaSeat, Table } from '../../state/position'
import { boardOf } from '../../queries/spaces'

/** How each terrain is drawn. */
export const LOOKS: Readonly<Record<Terrain, TerrainLook>> = {
  Grass: 'grass',
  Rocky: 'rocky',
  Forest: 'forest',
  River: 'river',
  Water: 'water',
  King: 'king',
}

/** Whose colors a seat has. */
export const PLACES: Readonly<Record<ArenaSeat, 'first' | 'second'>> = { west: 'first', east: 'second' }

let drawn: { readonly key: string; readonly looks: readonly TerrainLook[] } = { key: '', looks: [] }

/** How the ground looks, hex by hex; the same array as long as no terrain changes. */
export function terrainLooks(table: Table): readonly TerrainLook[] {
  const looks = boardOf(table).ids.map((hex) => LOOKS[table.hexes[hex]?.terrain ?? 'Grass'])
  const key = looks.join()
  if (drawn.key !== key) drawn = { key, looks }
  return drawn.looks
}
