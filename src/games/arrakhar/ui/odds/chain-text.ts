import { attacksTogether, chainSummary, wasteText } from '../../tables/planner-text'
import { attackChain } from '../../queries/forecast/attack-chain'
import { oddsOf } from '../../queries/odds'
import type { Table } from '../../state/position'
import { typesOf } from '../../queries/stacking'
import { type AttackPlan, attacksOn } from './attack-plan'

/** What an attack and those designated against the same stack come to together. */
export function chainText(table: Table, plan: AttackPlan): string {
  const { read } = oddsOf(typesOf(table, plan.attackers), typesOf(table, plan.defenders))
  const attacks = [...attacksOn(table, plan.hex), ...(read === null ? [] : [plan])]
  const { expected, units, emptied, steps } = attackChain(table, plan.hex, attacks)
  const waste = read === null ? '' : wasteText(steps.at(-1)?.wasted ?? 0)
  return `${attacksTogether(steps.length)}${chainSummary(expected, units, emptied)}${waste}`
}
