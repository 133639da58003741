import type { GameSummary } from '@/engine/table/table'
import { scenarioNameOf } from './scenario-name'
import type { View } from './view'

/** What a list of games says of one, from what lies open on the table. */
export function summaryOf({ settings, turn }: View): GameSummary {
  return {
    scenario: scenarioNameOf(settings),
    moment: turn === 0 ? 'Set-up' : `Turn ${turn}`,
  }
}
