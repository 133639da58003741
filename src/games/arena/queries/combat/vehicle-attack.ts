import { type Side, sideOf } from './sides'
import type { Creature, CreatureId, Table } from '../../state/position'

/** What attackers of a vehicle add up to: those beside it with their Power, the others with their shots (AA-8.7). */
export function strengthOf(table: Table, vehicle: Creature, attackers: readonly CreatureId[]): Side {
  const named = table.creatures.filter(({ id }) => attackers.includes(id))
  const isBeside = ({ at }: Creature) => at === vehicle.at
  const near = named.filter(isBeside)
  const far = named.filter((attacker) => !isBeside(attacker))
  return sideOf(table, table.active, near, far)
}
