import { type ResultBuffer, byPoints, createResultBuffer, type Finished } from './result-buffer'
import { createWorkerPool, type WorkerPool, type LabWorker } from './worker-pool'
import { keptGames, type RunKeeper } from './kept-runs'
import { broken, type LabRun, nextGame, withRecords } from './lab-run'
import type { LabStore } from './lab-state'
import type { RunShelf } from './run-shelf'

/** Finished games are put down together no more often than this, so that the page has its time. */
const PUT_DOWN_EVERY_MS = 200

/** Has the games of the store's run played while that is running. */
export interface RunController {
  /** Gives out games, and lets those go on that were held. */
  readonly play: () => void
  /** Holds all games where they are. */
  readonly hold: () => void
  /** Puts down what is finished and sends the players away; games under way are lost. */
  readonly stop: () => void
}

interface RunControllerOptions {
  readonly store: LabStore
  readonly shelf: RunShelf
  readonly keeper: RunKeeper
  /** The most workers at a time. */
  readonly most: number
  readonly open: () => LabWorker
}

/** What a conductor works with. */
interface Stand extends Omit<RunControllerOptions, 'most' | 'open'> {
  readonly pool: WorkerPool
  readonly buffer: ResultBuffer
}

export function createRunController({ most, open, ...others }: RunControllerOptions): RunController {
  const buffer = createResultBuffer(PUT_DOWN_EVERY_MS, () => putDown(stand))
  const pool = createWorkerPool({
    most,
    open,
    onAnswer(job, answer) {
      if (answer.kind === 'failed') breakOff(stand, answer.reason)
      else {
        buffer.add({ job, record: answer.record })
        giveOut(stand)
      }
    },
  })
  const stand: Stand = { ...others, pool, buffer }
  return {
    play() {
      pool.goOn()
      giveOut(stand)
    },
    hold: pool.hold,
    stop: () => stop(stand),
  }
}

/** Gives every free player a game, as far as there are any. */
function giveOut({ store, pool, buffer }: Stand): void {
  const { run } = store.getState()
  if (run?.phase !== 'running') return
  while (pool.isFree()) {
    const job = nextGame(run, [...pool.underWay(), ...buffer.games().map((game) => game.job)])
    if (!job) return
    pool.play(job)
  }
}

function putDown(stand: Stand): void {
  const { store, keeper, buffer } = stand
  const games = buffer.empty()
  if (games.length === 0) return
  change(stand, (run) => withFinished(run, games))
  const { run } = store.getState()
  if (!run) return
  keep(stand, run.id, games)
  void keeper.grown(run).then((grown) => grow(stand, grown))
}

/** Goes on with another sheet if there is one; else that was all. */
function grow(stand: Stand, grown: LabRun): void {
  // Another run may be looked at by now, or the same with more games.
  change(stand, (run) => (run.sheets[0].plan === grown.sheets[0].plan ? withGrowth(run, grown) : run))
  if (stand.store.getState().run?.phase === 'done') stand.pool.dismiss()
  else giveOut(stand)
}

function stop(stand: Stand): void {
  stand.pool.dismiss()
  putDown(stand)
}

function breakOff(stand: Stand, reason: string): void {
  stop(stand)
  change(stand, (run) => broken(run, reason))
}

function change({ store }: Stand, next: (run: LabRun) => LabRun): void {
  store.setState(({ run }) => ({ run: run && next(run) }))
}

function withFinished(run: LabRun, games: readonly Finished[]): LabRun {
  return byPoints(games).reduce((so, [points, records]) => withRecords(so, points, records), run)
}

/** A run with the sheets that it has got meanwhile, or done. */
function withGrowth(run: LabRun, grown: LabRun): LabRun {
  if (grown.phase === 'done') return grown
  return grown.sheets.length > run.sheets.length ? { ...run, sheets: grown.sheets } : run
}

function keep({ store, shelf }: Stand, id: string, games: readonly Finished[]): void {
  const writes = byPoints(games).map(([points, records]) => shelf.writeGames(id, points, keptGames(records)))
  Promise.all(writes).then(
    () => store.setState({ isKept: true }),
    () => store.setState({ isKept: false }),
  )
}
