import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import type { Seat } from '@/engine/game'
import { type Save, SAVE_VERSION } from '@/engine/save'
import type { GameSummary } from '@/engine/table'

/** What a list of saves shows of one; it tells nothing secret. */
export interface SaveCard extends GameSummary {
  readonly gameId: string
  /** Whose answer is awaited; null when the game is over. */
  readonly asked: Seat | null
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** A save as it was stored. */
export interface StoredSave {
  /** Unchecked. */
  readonly save: unknown
  /** How often the game had been written; 0 for one that was kept before this was counted. */
  readonly revision: number
}

/** Where games are kept. A save is written whole, so that a lost write leaves the one before it. */
export interface Library {
  /**
   * Writes a save that follows upon the revision `after`, or in place of whatever is there when that is null;
   * gives back its own revision. Rejects with a ConstraintError, and changes nothing, when another tab has
   * written after the same revision.
   */
  readonly write: (saveId: string, save: Save, card: SaveCard, after: number | null) => Promise<number>
  /** Undefined when there is none. */
  readonly read: (saveId: string) => Promise<StoredSave | undefined>
  readonly cards: () => Promise<readonly SaveCard[]>
}

/** The database and its store. */
export const LIBRARY_PLACE = ['hexhearth', 'library'] as const

const CARD = 'card/'
const SAVE = 'save/'
/** Where saves of newer programs lie whose place was taken by other games, as they were stored. */
export const ASIDE = 'aside/'

/** A tab that is further behind than this many writes is not told from one that is not behind. */
const REMEMBERED = 1000

/** A card and how often its game had been written. */
type StoredCard = SaveCard & Partial<Pick<StoredSave, 'revision'>>

/** The library in the browser's IndexedDB. */
export function browserLibrary(): Library {
  // Opened on first use: a browser may forbid storage, and then only saving fails.
  let opened: UseStore | undefined
  const shelf = () => (opened ??= createStore(...LIBRARY_PLACE))
  return {
    write: async (saveId, save, card, after) =>
      shelf()('readwrite', async (objects) => {
        const { transaction } = objects
        const revision = 1 + (after ?? (await revisionIn(objects, saveId)))
        if (after === null) {
          const old = await promisifyRequest<Partial<Save> | undefined>(objects.get(SAVE + saveId))
          // This program cannot read it; one that is to come will.
          if (Number(old?.version) > SAVE_VERSION) objects.put(old, `${ASIDE}${saveId}/${revision}`)
        }
        objects.put(save, SAVE + saveId)
        objects.put({ ...card, revision } satisfies StoredCard, CARD + saveId)
        // Where this key is already, another tab was quicker, and all of the transaction is undone. To read and
        // compare would take a turn of the page before anything could be committed.
        objects.add(0, [saveId, revision])
        objects.delete(IDBKeyRange.bound([saveId], [saveId, revision - REMEMBERED]))
        // At once instead of in the page's next task, so that a reload right after a command loses nothing.
        transaction.commit()
        await outcomeOf(transaction)
        return revision
      }),
    read: async (saveId) =>
      shelf()('readonly', async (objects) => {
        const revision = revisionIn(objects, saveId)
        const save = await promisifyRequest<unknown>(objects.get(SAVE + saveId))
        return save === undefined ? undefined : { save, revision: await revision }
      }),
    cards: async () =>
      shelf()('readonly', (objects) =>
        promisifyRequest<SaveCard[]>(objects.getAll(IDBKeyRange.bound(CARD, `${CARD}\uffff`))),
      ),
  }
}

async function revisionIn(objects: IDBObjectStore, saveId: string): Promise<number> {
  const card = await promisifyRequest<StoredCard | undefined>(objects.get(CARD + saveId))
  return card?.revision ?? 0
}

/** An error of a request is told by the transaction only once that is undone. */
function outcomeOf(transaction: IDBTransaction): Promise<unknown> {
  return new Promise((done, failed) => {
    transaction.oncomplete = done
    transaction.onabort = () => failed(transaction.error ?? new Error())
  })
}
