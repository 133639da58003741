import type { HexId } from '@/engine/kernel/hex'
import { holdsEnemy, mayEnterGround } from '../entry'
import { flightsOf, isUsedUp } from '../flights'
import { standstillRefusal } from '../mobility'
import { airOf, groundOf, hexOf, isAir } from '../spaces'
import { walksOf } from '../walks'
import type { Creature, Space, Table } from '../../state/position'

/** Where a unit may be when its Movement ends, and how it gets there. */
export interface Stand {
  readonly space: Space
  readonly by: 'staying' | 'foot' | 'air'
  /** Hexes entered, the start left out. */
  readonly path: readonly HexId[]
}

/**
 * Every space in which a unit may be when its Movement ends: where it is, where it walks and where it flies (AA-9.1,
 * AA-10.2), each once, on foot if it can. In the air it is only if its flight lasts or an enemy keeps it there
 * (AA-10.8). The table is one in whose Movement it may be asked (`aheadOf`).
 */
export function standsOf(table: Table, unit: Creature): readonly Stand[] {
  const { at, controller: seat } = unit
  if (at === null || seat === null || unit.on !== null) return []
  const moves = standstillRefusal({ table, seat }, unit) ? [] : movesOf(table, unit, at)
  const stands = new Map<Space, Stand>()
  for (const stand of [...rests(table, unit, at), ...moves])
    if (!stands.has(stand.space)) stands.set(stand.space, stand)
  return [...stands.values()]
}

/** Where a unit is if it does not move: who has to come down does so where it is, even if it cannot move (AA-10.8). */
function rests(table: Table, unit: Creature, at: Space): readonly Stand[] {
  if (mayRest(table, unit, at)) return [{ space: at, by: 'staying', path: [] }]
  const hex = hexOf(at)
  return mayEnterGround(table, unit, hex) ? [{ space: groundOf(hex), by: 'air', path: [] }] : []
}

function movesOf(table: Table, unit: Creature, at: Space): readonly Stand[] {
  const walks = [...walksOf(table, unit)].map(([hex, path]): Stand => ({
    space: groundOf(hex),
    by: 'foot',
    path,
  }))
  const flights = flightsOf(table, unit).flatMap(({ path, land }): Stand[] => {
    const hex = path.at(-1) ?? hexOf(at)
    const space = land ? groundOf(hex) : airOf(hex)
    return land || mayRest(table, unit, space) ? [{ space, by: 'air', path }] : []
  })
  return [...walks, ...flights]
}

/** Whether a unit may be in a space when Movement ends: not in the air with its flight used up, unless it is to fight. */
function mayRest(table: Table, unit: Creature, space: Space): boolean {
  if (!isAir(space) || unit.controller === null) return true
  return !isUsedUp(table, unit) || holdsEnemy(table, space, unit.controller)
}
