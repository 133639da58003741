import { hexesApart } from '@/engine/kernel/hex'
import { HAUNT_IDS, type HauntId } from '../tables/units'
import { boardOf } from '../queries/board'
import { unitsOf } from '../queries/stacking'
import type { Table } from '../state/position'

/** How near a unit of the sorcerer's side stands when it counts as guarding a haunt, in hexes. */
const GUARD_RANGE = 2
/** How much more likely a haunt hides the wand for each guard. */
const WEIGHT_OF_A_GUARD = 0.08

/** A haunt and the chance that it hides the wand. */
export interface Belief {
  readonly haunt: HauntId
  readonly chance: number
}

/**
 * Where the wand may be: certain for whoever is told its haunt, else spread over the haunts that still
 * stand, a little more on those that the sorcerer guards. Empty once the wand was found.
 */
export function beliefsOf(table: Table, wandHaunt: HauntId | null = null): readonly Belief[] {
  if (!table.wand.hidden) return []
  if (wandHaunt !== null) return [{ haunt: wandHaunt, chance: 1 }]
  const { grid } = boardOf(table.settings)
  const guards = unitsOf(table, 'sorcerer').map(({ hex }) => grid.indexOf(hex))
  const weights = HAUNT_IDS.flatMap((haunt) => {
    const hex = table.haunts[haunt]
    if (hex === undefined) return []
    const at = grid.indexOf(hex)
    const near = guards.filter((guard) => hexesApart(grid, guard, at) <= GUARD_RANGE).length
    return [{ haunt, weight: 1 + WEIGHT_OF_A_GUARD * near }]
  })
  const sum = weights.reduce((total, { weight }) => total + weight, 0)
  return weights.map(({ haunt, weight }) => ({ haunt, chance: weight / sum }))
}
