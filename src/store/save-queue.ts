import { silence, STORAGE_PATIENCE_MS } from './lasting-store'

/** How the last change stands with the browser's storage. */
export type SaveStatus =
  | { readonly state: 'saved' }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly reason: string; readonly name: string }

/** Keeps writes in order: one runs at a time, and of those of one id that wait only the latest is made. */
export interface SaveQueue {
  readonly push: (id: string, write: () => Promise<void>) => void
}

/**
 * A queue that tells of each change of its status; a failed write stops nothing. One that gets no answer counts as
 * failed until there is one, and those behind it wait: they must not overtake it.
 */
export function saveQueue(onStatus: (status: SaveStatus) => void): SaveQueue {
  const waiting = new Map<string, () => Promise<void>>()
  let running = false

  const drain = async (): Promise<void> => {
    let status: SaveStatus = { state: 'saved' }
    // What is pushed meanwhile comes at the end.
    for (const [id, write] of waiting) {
      waiting.delete(id)
      status = await answered(write)
    }
    running = false
    onStatus(status)
  }

  const answered = async (write: () => Promise<void>): Promise<SaveStatus> => {
    const waits = setTimeout(() => onStatus(failed(silence())), STORAGE_PATIENCE_MS)
    const status = await outcomeOf(write)
    clearTimeout(waits)
    return status
  }

  return {
    push(id, write) {
      waiting.set(id, write)
      if (running) return
      running = true
      onStatus({ state: 'saving' })
      void drain()
    },
  }
}

async function outcomeOf(write: () => Promise<void>): Promise<SaveStatus> {
  try {
    await write()
    return { state: 'saved' }
  } catch (thrown) {
    return failed(thrown)
  }
}

function failed(thrown: unknown): SaveStatus {
  const reason = thrown instanceof Error ? thrown.message : String(thrown)
  return { state: 'failed', reason, name: nameOf(thrown) }
}

/** What kind of error was thrown: 'QuotaExceededError'. */
export function nameOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : ''
}
