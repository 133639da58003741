import { createStore, get, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval'
import type { Seat } from '@/engine/game'
import type { Save } from '@/engine/save'
import type { GameSummary } from '@/engine/table'

/** What a list of saves shows of one; it tells nothing secret. */
export interface SaveCard extends GameSummary {
  readonly gameId: string
  /** Whose answer is awaited; null when the game is over. */
  readonly asked: Seat | null
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** Where games are kept. A save is written whole, so that a lost write leaves the one before it. */
export interface Library {
  readonly write: (saveId: string, save: Save, card: SaveCard) => Promise<void>
  /** The save as it was stored, unchecked; undefined when there is none. */
  readonly read: (saveId: string) => Promise<unknown>
  readonly cards: () => Promise<readonly SaveCard[]>
}

const CARD = 'card/'
const SAVE = 'save/'

/** The library in the browser's IndexedDB. */
export function browserLibrary(): Library {
  // Opened on first use: a browser may forbid storage, and then only saving fails.
  let opened: UseStore | undefined
  const shelf = () => (opened ??= createStore('hexhearth', 'library'))
  return {
    // Commits at once instead of in the page's next task, so that a reload right after a command loses nothing.
    write: async (saveId, save, card) =>
      shelf()('readwrite', (objects) => {
        objects.put(save, SAVE + saveId)
        objects.put(card, CARD + saveId)
        objects.transaction.commit()
        return promisifyRequest(objects.transaction)
      }),
    read: async (saveId) => get<unknown>(SAVE + saveId, shelf()),
    async cards() {
      const cardKeys = (await keys<string>(shelf())).filter((key) => key.startsWith(CARD))
      const cards = await getMany<SaveCard>(cardKeys, shelf())
      return cards.filter((card) => card !== undefined)
    },
  }
}
