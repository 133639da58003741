import { chainSummary, wasteText } from '../../content/planner-text'
import { attackChain } from '../../rules/forecast/attack-chain'
import { oddsOf } from '../../rules/odds'
import type { Table } from '../../rules/position'
import { typesOf } from '../../rules/stacking'
import { type AttackPlan, attacksOn } from './attack-plan'

/** What an attack comes to after those designated against the same stack; null if it is the first or cannot be made. */
export function chainText(table: Table, plan: AttackPlan): string | null {
  const before = attacksOn(table, plan.hex)
  const { read } = oddsOf(typesOf(table, plan.attackers), typesOf(table, plan.defenders))
  if (before.length === 0 || read === null) return null
  const { expected, units, emptied, steps } = attackChain(table, plan.hex, [...before, plan])
  return `${read}${wasteText(steps.at(-1)?.wasted ?? 0)}. All ${steps.length}: ${chainSummary(expected, units, emptied)}`
}
