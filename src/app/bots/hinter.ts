import type { AnyCommand } from '@/engine/kernel/game'
import type { Hinting } from '@/engine/table/table'
import { budgetOf } from './budgets'
import { createThinker } from './thinker'

const thinker = createThinker()

/** The same position always gets the same hint. */
const SEED = 1

/** Begins to think as strongly as the bot of a game can; the seat that the view belongs to must be the one asked. */
export function hintFor(
  game: string,
  view: object,
  onProgress: (share: number) => void,
): Hinting<AnyCommand> {
  return thinker.think({ game, view, decider: 'strong', seed: SEED, budget: budgetOf('strong'), onProgress })
}
