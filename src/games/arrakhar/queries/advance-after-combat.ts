import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import type { ProgressOf, Table } from '../state/position'
import { refuse } from '../refuse'
import { type Advance, advancingRefusal, waitingRefusal } from './advancing'
import { attackersOn, openedHexes } from './combat-choices'

/** Refuses an advance into a hex that an attack left without enemies (AR-10.10). */
export function afterCombatRefusal(
  table: Table,
  now: ProgressOf<'combat'>,
  { units, hex }: Advance,
): Refusal<Clause> | undefined {
  const waiting = waitingRefusal(table, units, 'AR-10.10')
  if (waiting) return waiting
  if (!openedHexes(table, now).includes(hex))
    return refuse(
      'AR-10.10',
      table.settings.options.lateAdvances
        ? 'By house rule an advance enters a hex that attacks emptied, when all are rolled.'
        : 'An advance enters the hex that the last attack emptied, before the next is rolled.',
    )
  const bystander = units.find((id) => !attackersOn(now, hex).includes(id))
  if (bystander !== undefined)
    return refuse(
      'AR-10.10',
      `Unit ${bystander} was not designated against ${hex}; only attackers advance there.`,
    )
  return advancingRefusal(table, { units, hex }, 'AR-10.10')
}
