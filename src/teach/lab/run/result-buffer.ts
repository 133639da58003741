import type { GameRecord } from '@/engine/lab/self-play'
import type { Job } from './worker-pool'

/** A game that is over and not yet put down. */
export interface Finished {
  readonly job: Job
  readonly record: GameRecord
}

/** Finished games on their way: they come one by one, and are put down together. */
export interface ResultBuffer {
  readonly add: (game: Finished) => void
  readonly games: () => readonly Finished[]
  /** Takes all out. */
  readonly empty: () => readonly Finished[]
}

/** A basket that asks to be emptied a while after the first game has come, in milliseconds. */
export function createResultBuffer(afterMs: number, onDue: () => void): ResultBuffer {
  let games: readonly Finished[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add(game) {
      games = [...games, game]
      timer ??= setTimeout(onDue, afterMs)
    },
    games: () => games,
    empty() {
      clearTimeout(timer)
      timer = undefined
      const taken = games
      games = []
      return taken
    },
  }
}

/** Finished games by the points of their sheets. */
export function byPoints(
  games: readonly Finished[],
): readonly (readonly [points: number, records: readonly GameRecord[]])[] {
  const groups = new Map<number, GameRecord[]>()
  for (const { job, record } of games) groups.set(job.points, [...(groups.get(job.points) ?? []), record])
  return [...groups]
}
