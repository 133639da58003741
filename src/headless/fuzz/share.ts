import { present } from '@/engine/refusal'
import { GAMES } from '../games'
import { type Plan, randomGame } from './random-game'
import type { GameReport } from './record'

/** One worker's part of a plan: every `of`th game from the one numbered `part`. */
export interface Share {
  readonly plan: Plan
  readonly part: number
  readonly of: number
}

/** Plays a share and tells what became of each game. */
export async function playShare(
  { plan, part, of }: Share,
  tell: (report: GameReport) => void,
): Promise<void> {
  const { load, ...about } = present(GAMES[plan.game], `game ${plan.game}`)
  const subject = { ...about, rules: await load() }
  for (let nth = part; nth < plan.games; nth += of) tell(randomGame(subject, plan, nth))
}
