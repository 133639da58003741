import { type HexId, HEXSIDES, neighborAcross } from '@/engine/hex'
import { capitalized } from '@/engine/phrases'
import { HAUNT_IDS } from '../../content/units'
import { WORDS } from '../../content/words-text'
import { boardOf } from '../../rules/board'
import type { Table } from '../../rules/position'
import { enemyOf, sideOf, stacksOf } from '../../rules/stacking'
import { HEXSIDE_NAMES } from './compass'

/** Hexes worth a visit, under a heading. */
export interface HexGroup {
  readonly title: string
  readonly hexes: readonly HexId[]
}

/** What lies across one hexside. */
export interface Neighbor {
  /** 'North-east'. */
  readonly direction: string
  /** Null beyond the edge of the map. */
  readonly hex: HexId | null
}

/** The stacks of both sides, the phasing side's first, the haunts with the wand, and the entry hexes. */
export function notableHexes(table: Table): readonly HexGroup[] {
  const { side, wand } = table
  const haunts = HAUNT_IDS.flatMap((haunt) => table.haunts[haunt] ?? [])
  const groups: readonly HexGroup[] = [
    ...[side, enemyOf(side)].map((owner) => ({
      title: WORDS.stacksOf(owner),
      hexes: stacksOf(table).flatMap(({ hex, units }) =>
        units.some(({ type }) => sideOf(type) === owner) ? [hex] : [],
      ),
    })),
    { title: WORDS.places, hexes: [...new Set(wand.hidden ? haunts : [...haunts, wand.hex])] },
    { title: WORDS.entries, hexes: boardOf(table.settings).entryHexes },
  ]
  return groups.map(({ title, hexes }) => ({ title, hexes: hexes.toSorted() }))
}

/** What lies around a hex, clockwise from the north. */
export function neighborsOf(table: Table, hex: HexId): readonly Neighbor[] {
  const { grid } = boardOf(table.settings)
  const index = grid.indexOf(hex)
  return HEXSIDES.map((hexside) => ({
    direction: capitalized(HEXSIDE_NAMES[hexside]),
    hex: grid.ids[neighborAcross(grid, index, hexside)] ?? null,
  }))
}

/** The hex that somebody typed ('705' means 0705), or undefined where the map has none. */
export function hexTyped(table: Table, text: string): HexId | undefined {
  const { grid } = boardOf(table.settings)
  return grid.ids[grid.indexOf(text.trim().padStart(4, '0'))]
}
