import type { Table } from '../../state/position'
import { DIE_FACES } from './chain'

/** The movement bonus that castings on one stack give it. */
export interface HasteForecast {
  /** Every bonus that may come of it, the smallest first. */
  readonly bonuses: readonly { readonly bonus: number; readonly chance: number }[]
  /** The bonus on average. */
  readonly expected: number
}

/** The best of several castings on one stack, and of the bonus it has already (AR-9.3, AR-9.4). */
export function hasteForecast(table: Table, castings: number, already = 0): HasteForecast {
  const faces = table.settings.tables.haste
  const atMost = (bonus: number) =>
    bonus < already ? 0 : (faces.filter((face) => face <= bonus).length / DIE_FACES) ** castings
  const possible = [...new Set([already, ...faces])].sort((one, other) => one - other)
  const bonuses = possible.map((bonus, nth) => {
    const smaller = possible[nth - 1]
    return { bonus, chance: atMost(bonus) - (smaller === undefined ? 0 : atMost(smaller)) }
  })
  return {
    bonuses: bonuses.filter(({ chance }) => chance > 0),
    expected: bonuses.reduce((sum, { bonus, chance }) => sum + bonus * chance, 0),
  }
}
