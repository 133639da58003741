import { promisifyRequest } from 'idb-keyval'
import type { StudyFile } from '@/engine/study/study-file'
import { lastingStore } from '../lasting-store'

/** A study as it is kept in this browser. */
export interface KeptStudy {
  readonly id: string
  readonly gameId: string
  readonly title: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** Checked when it is opened. */
  readonly file: StudyFile
}

/** Where studies are kept, each written whole after every change. */
export interface StudyShelf {
  readonly write: (study: KeptStudy) => Promise<void>
  readonly read: (id: string) => Promise<KeptStudy | undefined>
  readonly remove: (id: string) => Promise<void>
  /** The studies of a game, the one touched last first. */
  readonly all: (gameId: string) => Promise<readonly KeptStudy[]>
}

/** The shelf in the browser's IndexedDB, apart from the games. */
export function browserShelf(): StudyShelf {
  const shelf = lastingStore('hexhearth-studies', 'studies')
  return {
    // Commits at once, so that a reload right after a change loses nothing.
    write: async (study) =>
      shelf('readwrite', (objects) => {
        objects.put(study, study.id)
        objects.transaction.commit()
        return promisifyRequest(objects.transaction)
      }),
    read: async (id) =>
      shelf('readonly', (objects) => promisifyRequest<KeptStudy | undefined>(objects.get(id))),
    remove: async (id) =>
      shelf('readwrite', (objects) => {
        objects.delete(id)
        return promisifyRequest(objects.transaction)
      }),
    async all(gameId) {
      const kept = await shelf('readonly', (objects) => promisifyRequest<KeptStudy[]>(objects.getAll()))
      return kept
        .filter((study) => study.gameId === gameId)
        .toSorted((one, other) => other.savedAt - one.savedAt)
    },
  }
}
