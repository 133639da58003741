import { createStore, type UseStore } from 'idb-keyval'

/** Nobody waits longer than this for an answer of the browser's storage, in milliseconds. */
export const STORAGE_PATIENCE_MS = 5000

/** What is thrown, by its name, where the storage gives no answer at all. */
const SILENT = 'TimeoutError'

/** An error that says so. */
export function silence(): Error {
  return new DOMException('No answer', SILENT)
}

/** Whether something was thrown because the storage gave no answer. */
export function isSilence(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === SILENT
}

/** An answer of the storage; rejects with a TimeoutError where there is none in time. */
export function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(silence()), STORAGE_PATIENCE_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Told when another tab takes a database away; with the version it makes of it, or null where it deletes it. */
type Taken = (version: number | null) => void

/**
 * A store of a database, opened on first use: a browser may forbid storage, and then only keeping fails. Reading
 * rejects with a TimeoutError where there is no answer, and the database is opened anew the next time. Writing does
 * not: one that is given up could still be made, after the next. Whoever wants to delete or change the database in
 * another tab is let, and `onTaken` is told.
 */
export function lastingStore(database: string, name: string, onTaken?: Taken): UseStore {
  let opened: UseStore | undefined
  return (mode, use) => {
    const own = (opened ??= createStore(database, name))
    const forget = () => {
      if (opened === own) opened = undefined
    }
    const answer = own(mode, (objects) => {
      const { db } = objects.transaction
      db.onversionchange = ({ newVersion }) => {
        db.close()
        forget()
        onTaken?.(newVersion)
      }
      return use(objects)
    })
    if (mode !== 'readonly') return answer
    return inTime(answer).catch((thrown: unknown) => {
      if (isSilence(thrown)) forget()
      throw thrown
    })
  }
}
