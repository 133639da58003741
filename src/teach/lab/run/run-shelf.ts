import { promisifyRequest } from 'idb-keyval'
import type { Plan } from '@/engine/lab/plan'
import { lastingStore } from '@/store/lasting-store'

/** A run as it is kept in this browser, its games apart. */
export interface KeptRun {
  readonly id: string
  /** The plan at the points agreed on. */
  readonly plan: Plan
  /** The most sums of points to play at; 1 where no even one is looked for. */
  readonly mostSheets: number
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** A finished game: its number and its line in a file of results. */
export type KeptGame = readonly [nth: number, line: string]

/** Where runs and their finished games are kept. */
export interface RunShelf {
  readonly writeRun: (run: KeptRun) => Promise<void>
  /** The runs of a game, the one begun or gone on with last first. */
  readonly runs: (gameId: string) => Promise<readonly KeptRun[]>
  readonly writeGames: (id: string, points: number, games: readonly KeptGame[]) => Promise<void>
  /** The lines of the games of a run at a sum of points, in no certain order; unchecked. */
  readonly gamesAt: (id: string, points: number) => Promise<readonly string[]>
  readonly remove: (id: string) => Promise<void>
}

const RUN = 'run/'
const gamesOf = (id: string) => `game/${id}/`
const gamesKey = (id: string, points: number) => `${gamesOf(id)}${points}/`

/** The shelf in the browser's IndexedDB, apart from games and studies. */
export function browserRunShelf(): RunShelf {
  const shelf = lastingStore('hexhearth-lab', 'runs')
  /** Commits at once, so that a reload right after loses nothing. */
  const write = async (change: (objects: IDBObjectStore) => void) =>
    shelf('readwrite', (objects) => {
      change(objects)
      objects.transaction.commit()
      return promisifyRequest(objects.transaction)
    })
  const read = async <Kept>(prefix: string) =>
    shelf('readonly', (objects) => promisifyRequest<Kept[]>(objects.getAll(behind(prefix))))
  return {
    writeRun: (run) => write((objects) => objects.put(run, RUN + run.id)),
    async runs(gameId) {
      const all = await read<KeptRun>(RUN)
      return all
        .filter(({ plan }) => plan.game === gameId)
        .toSorted((one, other) => other.savedAt - one.savedAt)
    },
    writeGames: (id, points, games) =>
      write((objects) => {
        for (const [nth, line] of games) objects.put(line, `${gamesKey(id, points)}${nth}`)
      }),
    gamesAt: (id, points) => read<string>(gamesKey(id, points)),
    remove: (id) =>
      write((objects) => {
        objects.delete(RUN + id)
        objects.delete(behind(gamesOf(id)))
      }),
  }
}

/** All keys that begin alike. */
function behind(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}

/** A shelf that remembers, as long as the page stands, what another could not keep; that it could not it still tells. */
export function rememberingShelf(shelf: RunShelf): RunShelf {
  const unkept = new Map<string, Map<number, string>>()
  return {
    ...shelf,
    writeGames: (id, points, games) =>
      shelf.writeGames(id, points, games).catch((error: unknown) => {
        const key = gamesKey(id, points)
        unkept.set(key, new Map([...(unkept.get(key) ?? []), ...games]))
        throw error
      }),
    async gamesAt(id, points) {
      const kept = await shelf.gamesAt(id, points).catch(() => [])
      return [...kept, ...(unkept.get(gamesKey(id, points))?.values() ?? [])]
    },
  }
}
