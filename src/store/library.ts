import { promisifyRequest } from 'idb-keyval'
import type { Bots } from '@/engine/bot/bot'
import type { Result, Seat } from '@/engine/kernel/game'
import type { Save } from '@/engine/save/save'
import type { GameSummary } from '@/engine/table/table'
import { lastingStore } from './lasting-store'

/** What players call a game and themselves, if anything. */
export interface GameNames {
  readonly title?: string | undefined
  /** By seat; one that is left out goes by the seat's own name. */
  readonly players?: Readonly<Record<Seat, string>> | undefined
}

/** What a list of saves shows of one; it tells nothing secret. */
export interface SaveCard extends GameSummary, GameNames {
  readonly saveId: string
  readonly gameId: string
  /** The seats that bots play. */
  readonly bots?: Bots | undefined
  /** The seats in play, where a game may be played by fewer than it has. */
  readonly seats?: readonly Seat[] | undefined
  /** Whose answer is awaited; null when the game is over. */
  readonly asked: Seat | null
  /** How it ended; undefined also for a game that was kept before this was written down. */
  readonly result?: Result | undefined
  /** Whether it opens only with passphrases. */
  readonly locked?: true | undefined
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** How a game ended, for the page of results; it tells nothing secret, and stays when the game is deleted. */
export interface GameResult extends Pick<GameNames, 'players'>, Pick<SaveCard, 'seats'> {
  readonly saveId: string
  /** The same for all copies of a game that had begun when they were made: only one of them counts. */
  readonly origin: string
  readonly gameId: string
  /** 'Basic Scenario'. */
  readonly scenario: string
  /** When in the game: 'Turn 12'. */
  readonly moment: string
  readonly result: NonNullable<Result>
  /** How it came about, in a sentence; empty where the game has no words for it. */
  readonly how: string
  /** The seats that bots played at the end. */
  readonly bots?: Bots | undefined
  /** Whether any dice were thrown by hand. */
  readonly isTyped: boolean
  /** Whether anything was taken back. */
  readonly isUndone: boolean
  /** Milliseconds since 1970. */
  readonly endedAt: number
}

/** What is written with a save, beside its card. */
export interface WrittenBeside {
  /** How the game has just ended; null takes that back. Left out where the end is as it was. */
  readonly end?: GameResult | null | undefined
  /** Whether anything was ever taken back in the game. */
  readonly isUndone?: boolean | undefined
}

/** A save as it was stored. */
export interface StoredSave {
  readonly saveId: string
  /** Unchecked. */
  readonly save: unknown
  /** How often the game had been written; 0 for one that was kept before this was counted. */
  readonly revision: number
  /** What its players call it and themselves, where they have ever said so. */
  readonly names?: GameNames | undefined
  /** Whether anything was taken back in it. */
  readonly isUndone?: boolean | undefined
}

/** Where games are kept. A save is written whole, so that a lost write leaves the one before it. */
export interface Library {
  /**
   * Writes a save that follows upon the revision `after`, or the first of its game when that is null; gives back
   * its own revision. Rejects with a ConstraintError, and changes nothing, when another tab has written after the
   * same revision.
   */
  readonly write: (
    save: Save,
    card: SaveCard,
    after: number | null,
    beside?: WrittenBeside,
  ) => Promise<number>
  /** The save of an id, or without one that of the game which was written last; undefined when there is none. */
  readonly read: (gameId: string, saveId?: string) => Promise<StoredSave | undefined>
}

const CARD = 'card/'
const SAVE = 'save/'
const NAMES = 'names/'
const RESULT = 'result/'

/** Where the card and the save of a game are kept. */
export const cardKey = (saveId: string) => CARD + saveId
export const saveKey = (saveId: string) => SAVE + saveId
/** Where its names are: apart from the card, which whoever plays writes anew with every command. */
export const namesKey = (saveId: string) => NAMES + saveId
/** Where is kept how it ended. */
export const resultKey = (saveId: string) => RESULT + saveId

/** Where all cards, names and results are kept. */
export const allCards = () => allBehind(CARD)
export const allNames = () => allBehind(NAMES)
export const allResults = () => allBehind(RESULT)

/** A tab that is further behind than this many writes is not told from one that is not behind. */
const REMEMBERED = 1000

/** A card as it is stored, with how often its game had been written; the first that were written named no save. */
export type StoredCard = Omit<SaveCard, 'saveId' | keyof GameNames> &
  Partial<Pick<StoredSave, 'saveId' | 'revision' | 'isUndone'>>

/** Names with the id of their game, so that a list of them can be told apart. */
export type StoredNames = GameNames & { readonly saveId: string }

/** The id under which a card's game is kept: once there was one game of a kind, under the id of the kind. */
export function idOf({ saveId, gameId }: StoredCard): string {
  return saveId ?? gameId
}

/** Told when another tab takes the library away: with the version it makes of it, or null where it deletes it. */
const onTaken = new Set<(version: number | null) => void>()

/** Listens for that; what this gives ends it. */
export function whenTaken(listener: (version: number | null) => void): () => void {
  onTaken.add(listener)
  return () => onTaken.delete(listener)
}

/** The objects of the library, in a transaction of their own. */
export const shelf = lastingStore('hexhearth', 'library', (version) => {
  for (const listener of onTaken) listener(version)
})

/** The library in the browser's IndexedDB. */
export function browserLibrary(): Library {
  return {
    write: async (save, card, after, { end, isUndone } = {}) =>
      shelf('readwrite', async (objects) => {
        const { transaction } = objects
        const { saveId } = card
        const revision = 1 + (after ?? 0)
        objects.put(save, saveKey(saveId))
        objects.put(
          { ...card, revision, ...(isUndone && { isUndone }) } satisfies StoredCard,
          cardKey(saveId),
        )
        if (end) objects.put(end, resultKey(saveId))
        else if (end === null) objects.delete(resultKey(saveId))
        // Where this key is already, another tab was quicker, and all of the transaction is undone. To read and
        // compare would take a turn of the page before anything could be committed.
        objects.add(0, [saveId, revision])
        objects.delete(IDBKeyRange.bound([saveId], [saveId, revision - REMEMBERED]))
        // At once instead of in the page's next task, so that a reload right after a command loses nothing.
        transaction.commit()
        await outcomeOf(transaction)
        return revision
      }),
    read: async (gameId, wanted) =>
      shelf('readonly', async (objects) => {
        const saveId = wanted ?? (await latestIn(objects, gameId))
        if (saveId === undefined) return undefined
        const card = promisifyRequest<StoredCard | undefined>(objects.get(cardKey(saveId)))
        const names = promisifyRequest<StoredNames | undefined>(objects.get(namesKey(saveId)))
        const save = await promisifyRequest<unknown>(objects.get(saveKey(saveId)))
        if (save === undefined) return undefined
        const { revision = 0, isUndone } = (await card) ?? {}
        return { saveId, save, revision, isUndone, names: withoutId(await names) }
      }),
  }
}

function withoutId(stored: StoredNames | undefined): GameNames | undefined {
  return stored && { title: stored.title, players: stored.players }
}

/** The id of the game of a kind that was written last. */
async function latestIn(objects: IDBObjectStore, gameId: string): Promise<string | undefined> {
  const cards = await promisifyRequest<StoredCard[]>(objects.getAll(allCards()))
  const [latest] = cards.filter((card) => card.gameId === gameId).sort(newestFirst)
  return latest && idOf(latest)
}

/** Clocks of two machines may differ by a day; a date beyond that is wrong. */
const MOST_AHEAD_MS = 24 * 60 * 60 * 1000

/** Sorts games by when they were written; one whose date is yet to come, out of a file, comes after all others. */
export function newestFirst(one: Dated, other: Dated): number {
  return credible(other) - credible(one)
}

type Dated = Pick<SaveCard, 'savedAt'>

function credible({ savedAt }: Dated): number {
  return savedAt > Date.now() + MOST_AHEAD_MS ? -1 : savedAt
}

/** All keys that begin alike. */
function allBehind(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}

/** An error of a request is told by the transaction only once that is undone. */
export function outcomeOf(transaction: IDBTransaction): Promise<unknown> {
  return new Promise((done, failed) => {
    transaction.oncomplete = done
    transaction.onabort = () => failed(transaction.error ?? new Error())
  })
}
