import { problemsText } from '@/engine/kernel/refusal'
import { archmagiFiles } from '@/games/archmagi/files'
import type { State } from '@/games/archmagi/state/state'

/** First Duel as it begins: Crimson marches. */
export function firstDuel(): State {
  const begun = archmagiFiles.newGame({ preset: 'first-duel' })
  if (!begun.ok) throw new Error(problemsText(begun.problems))
  return begun.value
}

/** The armies of First Duel at the beginning of a turn. */
export const wholeTurn = (): State => ({ ...firstDuel(), phase: 'recruitUnits' })
