import type { GameSummary } from '@/engine/table/table'
import { MAPS } from '../tables/boards'
import type { View } from './view'

/** What a list of games says of one, from what lies open on the table. */
export function summaryOf({ settings, turn }: View): GameSummary {
  const { name } = MAPS[settings.map]
  return {
    scenario: settings.ruleset === 'basic' ? 'Basic Arena' : `Arena: ${name}`,
    moment: turn === 0 ? 'Set-up' : `Turn ${turn}`,
  }
}
