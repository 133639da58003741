import { TERRAIN_POOL_PER_TURN } from '../tables/game-rules'
import { CHANGE_COST } from '../tables/terrain'
import { nowIn } from './guards'
import type { ArenaSeat, Hex, Table } from '../state/position'

/** What a step of terrain, or a storm more or less, costs a seat in a hex (AA-4.5, AA-4.9). */
export function changeCost({ control }: Pick<Hex, 'control'>, seat: ArenaSeat): number {
  if (control === null) return CHANGE_COST.nobodys
  return control === seat ? CHANGE_COST.own : CHANGE_COST.enemys
}

/** What the active seat can still spend in this Terrain Change: its budget, and the pool as far as it may be used (AA-25.1). */
export function terrainPointsLeft(table: Table): number {
  const now = nowIn(table, 'terrain')
  return now ? now.budget + poolLeft(table, now.pooled) : 0
}

function poolLeft({ settings, terrainPools, active }: Table, pooled: number): number {
  if (!settings.variants.terrainPool) return 0
  return Math.min(terrainPools[active], TERRAIN_POOL_PER_TURN - pooled)
}
