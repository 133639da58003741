import { createStore } from 'zustand/vanilla'
import type { AnyFileRules } from '@/engine/kernel/game'
import type { Plan } from '@/engine/lab/plan'
import type { Results } from '@/engine/lab/results'
import type { Parsed } from '@/engine/kernel/refusal'
import { failed } from '@/engine/files/schema'
import type { LabDesk } from '@/contract/lab'
import type { AnyGame } from '@/contract/manifest'
import { newSaveId } from '@/store/save-id'
import { LAB_TEXT } from '../lab-text'
import { type RunController, createRunController } from './run-controller'
import type { LabWorker } from './worker-pool'
import { createRunKeeper, isSameMatch, keptGames, type RunKeeper } from './kept-runs'
import { after, may, pointsIn, type Way } from './lab-run'
import { type LabStore, NO_RUN } from './lab-state'
import { mergedWith, misfitsOf, openResults } from './open-results'
import type { KeptRun, RunShelf } from './run-shelf'

/** What a lab works with. */
export interface LabOptions {
  readonly game: AnyGame
  readonly files: AnyFileRules
  readonly desk: LabDesk
  readonly shelf: RunShelf
  /** The most workers at a time. */
  readonly most: number
  readonly open: () => LabWorker
}

/** The lab of a game: its runs, and the players of the one that is looked at. */
export interface Lab {
  readonly store: LabStore
  /** Brings the runs that are kept, and shows the last one. */
  readonly wake: () => Promise<void>
  /** Plays a match, or goes on with it where it has been played before. */
  readonly begin: (plan: Plan, mostSheets: number) => Promise<void>
  /** Goes on with the run, pauses or cancels it. */
  readonly go: (way: Way) => void
  /** Looks at a run that is kept. */
  readonly show: (kept: KeptRun) => Promise<void>
  /** Forgets a run that is kept, and all its games. */
  readonly forget: (id: string) => Promise<void>
  /** Takes the games of a file of results to those of the same match, and shows them; not while games are played. */
  readonly take: (file: File) => Promise<void>
  /** Sends the players away. */
  readonly close: () => void
}

/** What a lab works with, and what it has made of it. */
interface Bench extends LabOptions {
  readonly store: LabStore
  readonly keeper: RunKeeper
  readonly controller: RunController
}

/** A lab that has not been woken yet. */
export function createLab(options: LabOptions): Lab {
  const { desk, shelf } = options
  const store: LabStore = createStore(() => NO_RUN)
  const keeper = createRunKeeper(shelf, desk)
  const bench: Bench = {
    ...options,
    store,
    keeper,
    controller: createRunController({ ...options, store, keeper }),
  }
  let isClosed = false
  return {
    store,
    wake() {
      isClosed = false
      return wake(bench)
    },
    async begin(plan, mostSheets) {
      leave(bench)
      await show(bench, await put(bench, plan, mostSheets))
      // Whoever ordered it may have left meanwhile.
      if (!isClosed) go(bench, 'goOn')
    },
    go: (way) => go(bench, way),
    show: (kept) => show(bench, kept),
    forget: (id) => forget(bench, id),
    take: (file) => take(bench, file),
    close() {
      isClosed = true
      leave(bench)
    },
  }
}

async function wake(bench: Bench): Promise<void> {
  const { store, shelf } = bench
  const all = await shelf.runs(bench.game.id).catch(() => undefined)
  // What an older program has kept may be no match any more.
  const kept = all?.filter(({ plan }) => misfitsOf(bench, plan).length === 0)
  store.setState(kept ? { kept } : { isKept: false })
  if (kept?.[0]) await show(bench, kept[0])
}

async function show(bench: Bench, kept: KeptRun): Promise<void> {
  leave(bench)
  bench.store.setState({ run: await bench.keeper.load(kept), problems: [] })
}

/** Ends what is being done with the run that is looked at. */
function leave(bench: Bench): void {
  go(bench, 'cancel')
}

function go({ store, controller }: Bench, way: Way): void {
  const { run } = store.getState()
  if (!run || !may(way, run)) return
  store.setState({ run: after(way, run) })
  if (way === 'goOn') controller.play()
  else if (way === 'pause') controller.hold()
  else controller.stop()
}

function keptLike({ store }: Bench, plan: Plan): KeptRun | undefined {
  return store.getState().kept.find((one) => isSameMatch(one.plan, plan))
}

/** Puts a run before all others, under the id of the same match if that is kept. */
async function put(bench: Bench, plan: Plan, mostSheets?: number): Promise<KeptRun> {
  const same = keptLike(bench, plan)
  const run = {
    id: same?.id ?? newSaveId(),
    plan,
    mostSheets: mostSheets ?? same?.mostSheets ?? 1,
    savedAt: Date.now(),
  }
  bench.store.setState(({ kept }) => ({ kept: [run, ...kept.filter(({ id }) => id !== run.id)] }))
  await keeping(bench, bench.shelf.writeRun(run))
  return run
}

async function forget(bench: Bench, id: string): Promise<void> {
  const { store, shelf } = bench
  if (store.getState().run?.id === id) {
    leave(bench)
    store.setState({ run: null })
  }
  store.setState(({ kept }) => ({ kept: kept.filter((one) => one.id !== id) }))
  await keeping(bench, shelf.remove(id))
}

async function take(bench: Bench, file: File): Promise<void> {
  const { store, shelf, desk } = bench
  const { run } = store.getState()
  const isBusy = run !== null && may('cancel', run)
  const taken = isBusy ? failed(file.name, LAB_TEXT.busy) : await merged(bench, file)
  if (!taken.ok) {
    store.setState({ problems: taken.problems })
    return
  }
  const { plan, records } = taken.value
  const kept = await put(bench, plan)
  await keeping(bench, shelf.writeGames(kept.id, pointsIn(desk, plan), keptGames(records)))
  await show(bench, kept)
}

/** A file's games together with those of the same match. */
async function merged(bench: Bench, file: File): Promise<Parsed<Results>> {
  const { keeper } = bench
  const read = await openResults(bench, file)
  const same = read.ok ? keptLike(bench, read.value.plan) : undefined
  if (!read.ok || !same) return read
  const [{ plan, records }] = (await keeper.load(same)).sheets
  return mergedWith({ plan, records: [...records.values()] }, read.value, file.name)
}

/** Notes whether the browser has kept something. */
function keeping({ store }: Bench, work: Promise<void>): Promise<void> {
  return work.then(
    () => store.setState({ isKept: true }),
    () => store.setState({ isKept: false }),
  )
}
