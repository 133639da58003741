import type { CombatResult, OddsColumn } from '../../tables/tables'
import { columnResults } from '../odds'
import type { Table } from '../../state/position'
import { DIE_FACES } from './chain'

/** What an attack would do, read on a column. */
export interface AttackForecast {
  /** Results by die, from 1 to 6. */
  readonly results: readonly CombatResult[]
  /** Probabilities of no loss, one loss by a `1`, and all named defenders lost. */
  readonly none: number
  readonly one: number
  readonly all: number
  /** Defenders eliminated on average. */
  readonly expected: number
  /** Probability of 0, 1, 2 … named defenders eliminated. */
  readonly losses: readonly number[]
}

/** The outcome of an attack on a number of named defenders (AR-10.8). */
export function attackForecast(table: Table, column: OddsColumn, defenders: number): AttackForecast {
  const results = columnResults(table, column)
  const share = (result: CombatResult) => results.filter((other) => other === result).length / DIE_FACES
  const [none, one, all] = [share('-'), share('1'), share('E')]
  const losses = Array.from({ length: defenders + 1 }, (_, lost) => {
    const byOne = lost === Math.min(1, defenders) ? one : 0
    return (lost === 0 ? none : 0) + byOne + (lost === defenders ? all : 0)
  })
  return { results, none, one, all, expected: one * Math.min(1, defenders) + all * defenders, losses }
}
