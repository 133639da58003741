import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { terrainAt } from './board'
import type { Table } from '../state/position'
import { refuse } from '../refuse'

/** Refuses ground that the phasing side does not enter, wherever it comes from or from there (AR-7.2, AR-7.4). */
export function groundRefusal(table: Table, from: HexId, to = from): Refusal<Clause> | undefined {
  const terrain = terrainAt(table, to)
  if (terrain === 'mountain') return refuse('AR-7.2', `${to} is a mountain; nobody enters it.`)
  if (terrain === 'entry' && table.side === 'sorcerer')
    return refuse('AR-7.4', "The sorcerer's side never enters an entry hex.")
  if (terrain === 'entry' && terrainAt(table, from) === 'entry')
    return refuse('AR-7.4', 'Units do not move from one entry hex to another.')
  return undefined
}
