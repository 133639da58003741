import type { Draft } from 'immer'
import type { At, Doing } from '@/engine/declare/command'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { changeCost, terrainPointsLeft } from '../../queries/terrain-points'
import type { Hex } from '../../state/position'
import { refuse } from '../../refuse'
import type { Arena } from '../kit/kit'

/** Refuses a change that is too dear (AA-4.5). */
export function costRefusal({ table, seat }: At<Arena, 'terrain'>, hex: Hex): Refusal<Clause> | undefined {
  const cost = changeCost(hex, seat)
  const left = terrainPointsLeft(table)
  return cost > left ? refuse('AA-4.5', `That costs ${cost}, and ${left} are left.`) : undefined
}

/** Pays for a change, from the budget first; gives back what it cost. */
export function pay(
  { draft, seat, now }: Doing<Arena, Draft<Arena['stages']['terrain']>>,
  hex: Draft<Hex>,
): number {
  const cost = changeCost(hex, seat)
  const fromPool = Math.max(0, cost - now.budget)
  now.budget -= cost - fromPool
  now.pooled += fromPool
  draft.terrainPools[seat] -= fromPool
  return cost
}
