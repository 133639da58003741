import type { Army, ArenaSeat } from '../state/position'
import type { CommandOf } from './index'

/** The command that lays down an army list (AA-2.1). */
export function building(
  seat: ArenaSeat,
  army: Omit<Army, 'terrainPool'> & Partial<Pick<Army, 'terrainPool'>>,
): CommandOf<'buildArmy'> {
  return { type: 'buildArmy', seat, ...army }
}
