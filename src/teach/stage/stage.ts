import type { AnyFileRules, AnyPlayRules } from '@/engine/kernel/game'
import type { AnyGame, AnyGameTable, AnyTeaching } from '@/contract/manifest'

/** A game with everything that it takes to show and play it in front of a class. */
export interface Stage {
  readonly game: AnyGame
  readonly rules: AnyPlayRules
  readonly files: AnyFileRules
  readonly teaching: AnyTeaching
  readonly Table: AnyGameTable['Table']
}

/** Fetches what a stage takes, side by side; whoever asks is told if that failed. */
export async function loadStage(game: AnyGame): Promise<Stage> {
  const [teaching, { rules, files, Table }] = await Promise.all([game.loadTeaching(), game.loadTable()])
  return { game, rules, files, teaching, Table }
}
