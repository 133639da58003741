import { Worker } from 'node:worker_threads'
import type { Kind, ReportOf, Work } from './work'

/** Beside the bundle of the runner itself. */
const WORKER = new URL('./worker.js', import.meta.url)

/** What a worker is started with. */
export interface Order {
  readonly work: Work<Kind>
  /** The numbers of all games to be played. */
  readonly games: readonly number[]
  /** How many of them have been taken, by any worker; one that is free takes the next. */
  readonly taken: SharedArrayBuffer
}

/** How work is spread. */
export interface Spreading<K extends Kind> {
  /** The numbers of the games to be played. */
  readonly games: readonly number[]
  /** Workers at most. */
  readonly jobs: number
  /** Told of each game as it ends, in any order. */
  readonly tell: (report: ReportOf<K>) => void
}

/**
 * Plays games on many processors. When one goes wrong no more are begun, those under way are told, and the
 * first fault is thrown. A worker that ends early leaves games out without a word: count the reports.
 */
export async function spread<K extends Kind>(
  work: Work<K>,
  { games, jobs, tell }: Spreading<K>,
): Promise<void> {
  const order: Order = { work, games, taken: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) }
  const faults: unknown[] = []
  const stop = (fault: unknown) => {
    faults.push(fault)
    Atomics.store(new Int32Array(order.taken), 0, games.length)
  }
  const workers = Array.from({ length: Math.min(jobs, games.length) }, () => inWorker(order, tell, stop))
  await Promise.all(workers)
  if (faults.length > 0) throw faults[0]
}

function inWorker<K extends Kind>(
  order: Order,
  tell: (report: ReportOf<K>) => void,
  stop: (fault: unknown) => void,
): Promise<void> {
  return new Promise((settle) => {
    const worker = new Worker(WORKER, { workerData: order })
    worker.on('message', (report: ReportOf<K>) => {
      try {
        tell(report)
      } catch (thrown) {
        stop(thrown)
      }
    })
    worker.on('error', stop)
    worker.on('exit', () => settle())
  })
}

/** The numbers of games for one worker: it takes the next that nobody has taken until none is left. */
export function* takenFrom({ games, taken }: Order): Generator<number> {
  const next = new Int32Array(taken)
  for (;;) {
    const nth = games[Atomics.add(next, 0, 1)]
    if (nth === undefined) return
    yield nth
  }
}
