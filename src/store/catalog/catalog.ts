import { promisifyRequest } from 'idb-keyval'
import {
  allCards,
  allNames,
  cardKey,
  type GameNames,
  type GameResult,
  idOf,
  namesKey,
  outcomeOf,
  resultKey,
  type SaveCard,
  saveKey,
  shelf,
  type StoredCard,
  type StoredNames,
} from '../library'
import { inTime } from '../lasting-store'

/** A game taken out of the library, whole, so that it can be put back. */
export interface Removed {
  readonly saveId: string
  /** Unchecked. */
  readonly save: unknown
  readonly card: StoredCard
  readonly names: GameNames | undefined
}

/** All games that are kept, for those who list, name, copy and remove them. Every deed is done whole or not at all. */
export interface Catalog {
  /** In no order. */
  readonly cards: () => Promise<readonly SaveCard[]>
  /** Keeps a save as a game of its own. Rejects with a ConstraintError when there is one of that id. */
  readonly add: (save: object, card: SaveCard) => Promise<void>
  /** Has a game and its players go by these names from now on. */
  readonly name: (saveId: string, names: GameNames) => Promise<void>
  /** Takes a game out; gives it back, or undefined when there is none. */
  readonly remove: (saveId: string) => Promise<Removed | undefined>
  /** Puts back what was taken out. Rejects with a ConstraintError when there is one of that id. */
  readonly putBack: (removed: Removed) => Promise<void>
}

/** Where the parts of a game are kept. */
const keysOf = (saveId: string) => ({
  save: saveKey(saveId),
  card: cardKey(saveId),
  names: namesKey(saveId),
})

/** The catalog of the browser's library. */
export function browserCatalog(): Catalog {
  return {
    cards: async () =>
      shelf('readonly', async (objects) => {
        const asked = promisifyRequest<StoredNames[]>(objects.getAll(allNames()))
        const cards = await promisifyRequest<StoredCard[]>(objects.getAll(allCards()))
        const names = new Map((await asked).map((one) => [one.saveId, one]))
        return cards.map(({ revision: _, isUndone: __, ...card }): SaveCard => {
          const saveId = idOf(card)
          return { ...card, ...names.get(saveId), saveId }
        })
      }),
    add: async (save, { title, players, ...card }) =>
      changing((objects) => put(objects, partsOf(card.saveId, save, card, { title, players }))),
    name: async (saveId, names) =>
      changing(async (objects) => {
        objects.put({ ...names, saveId } satisfies StoredNames, keysOf(saveId).names)
        const result = await promisifyRequest<GameResult | undefined>(objects.get(resultKey(saveId)))
        // What is told of a finished game follows its players' names.
        if (result) objects.put({ ...result, players: names.players }, resultKey(saveId))
        await finish(objects)
      }),
    remove: async (saveId) =>
      changing(async (objects) => {
        const keys = keysOf(saveId)
        const [save, card, names] = await Promise.all(
          [keys.save, keys.card, keys.names].map((key) => promisifyRequest<unknown>(objects.get(key))),
        )
        for (const key of Object.values(keys)) objects.delete(key)
        objects.delete(IDBKeyRange.bound([saveId], [saveId, []]))
        await finish(objects)
        if (save === undefined || card === undefined) return undefined
        return partsOf(saveId, save, card as StoredCard, names as StoredNames | undefined)
      }),
    putBack: async (removed) => changing((objects) => put(objects, removed)),
  }
}

/** A deed that somebody waits for; one that gets no answer in time rejects with a TimeoutError, and may still be done. */
async function changing<Done>(change: (objects: IDBObjectStore) => Promise<Done>): Promise<Done> {
  return inTime(shelf('readwrite', change))
}

function partsOf(saveId: string, save: unknown, card: StoredCard, names: GameNames | undefined): Removed {
  return { saveId, save, card, names }
}

/** Puts a game where there is none. */
function put(objects: IDBObjectStore, { saveId, save, card, names }: Removed): Promise<void> {
  const keys = keysOf(saveId)
  const revision = card.revision ?? 1
  objects.add(save, keys.save)
  objects.put({ ...card, revision } satisfies StoredCard, keys.card)
  objects.put({ ...names, saveId } satisfies StoredNames, keys.names)
  objects.put(0, [saveId, revision])
  return finish(objects)
}

async function finish({ transaction }: IDBObjectStore): Promise<void> {
  await outcomeOf(transaction)
}
