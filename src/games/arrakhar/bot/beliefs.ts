import { hexesApart, type HexId } from '@/engine/kernel/hex'
import { sumOf } from '@/engine/bot/weigh'
import { HAUNT_IDS, type HauntId } from '../tables/units'
import { boardOf } from '../queries/board'
import { unitsOf } from '../queries/stacking'
import type { Table } from '../state/position'

/** How near a unit of the sorcerer's side stands when it counts as guarding a haunt, in hexes. */
const GUARD_RANGE = 2
/** How much more likely a haunt hides the wand for each guard. */
const WEIGHT_OF_A_GUARD = 0.08

/** A haunt that stands, and where. */
export interface Site {
  readonly haunt: HauntId
  readonly hex: HexId
  readonly index: number
}

/** The haunts that still stand. */
export function sitesOf({ haunts, settings }: Table): readonly Site[] {
  const { grid } = boardOf(settings)
  return HAUNT_IDS.flatMap((haunt) => {
    const hex = haunts[haunt]
    return hex === undefined ? [] : [{ haunt, hex, index: grid.indexOf(hex) }]
  })
}

/** A haunt and the chance that it hides the wand. */
export interface Belief extends Site {
  readonly chance: number
}

/**
 * Where the wand may be as the open table tells: in any haunt that still stands, a little likelier in those that the
 * sorcerer guards. Empty once the wand was found.
 */
export function beliefsOf(table: Table): readonly Belief[] {
  if (!table.wand.hidden) return []
  const { grid } = boardOf(table.settings)
  const guards = unitsOf(table, 'sorcerer').map(({ hex }) => grid.indexOf(hex))
  const weighed = sitesOf(table).map((site) => {
    const near = guards.filter((guard) => hexesApart(grid, guard, site.index) <= GUARD_RANGE).length
    return { site, weight: 1 + WEIGHT_OF_A_GUARD * near }
  })
  const sum = sumOf(weighed, ({ weight }) => weight)
  return weighed.map(({ site, weight }) => ({ ...site, chance: weight / sum }))
}
