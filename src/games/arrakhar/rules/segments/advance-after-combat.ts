import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import type { Advance } from '../commands'
import type { ProgressOf, Table } from '../position'
import { refuse } from '../refuse'
import { advancingRefusal } from './advancing'
import { attackersOn, openedHexes } from './combat-choices'

/** Refuses an advance into a hex that an attack left without enemies (AR-10.10). */
export function afterCombatRefusal(
  table: Table,
  now: ProgressOf<'combat'>,
  { units, hex }: Advance,
): Refusal<Clause> | undefined {
  if (!openedHexes(table, now).includes(hex))
    return refuse(
      'AR-10.10',
      table.settings.options.lateAdvances
        ? 'By house rule an advance enters a hex that attacks emptied, when all are rolled.'
        : 'An advance enters the hex that the last attack emptied, before the next is rolled.',
    )
  if (!units.every((id) => attackersOn(now, hex).includes(id)))
    return refuse('AR-10.10', 'Only units designated against that hex may advance into it.')
  return advancingRefusal(table, { units, hex }, 'AR-10.10')
}
