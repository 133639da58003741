import type { GameSummary, Term } from '@/engine/table/table'
import type { View } from './state'

/** What a list of games says of one. */
export function summaryOf({ turn, stage }: View): GameSummary {
  return { scenario: 'Two crowns', moment: stage === 'crown' ? 'Set-up' : `Turn ${turn}` }
}

/** What both sides agreed on before the game. */
export function termsOf({ settings }: View): readonly Term[] {
  return [{ label: 'Turn limit', value: `${settings.turnLimit} turns`, clause: '__XX__-3.2' }]
}
