import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Plan } from './random-game'
import type { GameReport } from './record'
import type { Share } from './share'

/** Beside the bundle of the runner itself. */
const WORKER = new URL('./worker.js', import.meta.url)

/** Plays a plan on all processors; the reports come as games end and are given back in the games' order. */
export async function spread(plan: Plan, tell: (report: GameReport) => void): Promise<readonly GameReport[]> {
  const of = Math.min(availableParallelism(), plan.games)
  const reports: GameReport[] = []
  const collect = (report: GameReport) => {
    reports.push(report)
    tell(report)
  }
  await Promise.all(Array.from({ length: of }, (_, part) => inWorker({ plan, part, of }, collect)))
  return reports.sort((a, b) => a.nth - b.nth)
}

function inWorker(share: Share, tell: (report: GameReport) => void): Promise<void> {
  return new Promise((settle, fail) => {
    const worker = new Worker(WORKER, { workerData: share })
    worker.on('message', tell)
    worker.on('error', fail)
    worker.on('exit', () => settle())
  })
}
