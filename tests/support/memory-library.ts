import type { Save } from '@/engine/save/save'
import type { Catalog, Removed } from '@/store/catalog/catalog'
import { countedOnce, type Results } from '@/store/catalog/results'
import type { GameNames, GameResult, Library, SaveCard } from '@/store/library'

/** A library that forgets with the test, with its catalog; what it holds went through JSON like a real one's. */
export interface MemoryLibrary extends Library, Catalog {
  readonly saves: Map<string, Save>
  /** How games ended, by the ids of their saves. */
  readonly ends: Map<string, GameResult>
  readonly results: Results
  /** Makes every write fail with this reason, or succeed again. */
  refuse(reason: string | null): void
}

const conflict = () => Promise.reject(new DOMException('Written meanwhile', 'ConstraintError'))

/** An empty library. */
export function memoryLibrary(): MemoryLibrary {
  const saves = new Map<string, Save>()
  const cards = new Map<string, SaveCard>()
  const names = new Map<string, GameNames>()
  const revisions = new Map<string, number>()
  const ends = new Map<string, GameResult>()
  const undone = new Set<string>()
  let refusing: string | null = null

  const keep = (saveId: string, save: unknown, card: SaveCard, revision: number) => {
    revisions.set(saveId, revision)
    saves.set(saveId, JSON.parse(JSON.stringify(save)) as Save)
    cards.set(saveId, card)
  }
  const add = ({ saveId, save, card, names: given }: Removed) => {
    if (refusing !== null) return Promise.reject(new Error(refusing))
    if (saves.has(saveId)) return conflict()
    keep(saveId, save, { ...card, saveId }, 1)
    names.set(saveId, given ?? {})
    return Promise.resolve()
  }

  return {
    saves,
    ends,
    results: {
      all: () => Promise.resolve({ results: countedOnce([...ends.values()]), unread: 0 }),
      forget(which) {
        if (refusing !== null) return Promise.reject(new Error(refusing))
        if (which === 'all') ends.clear()
        else for (const { saveId } of which) ends.delete(saveId)
        return Promise.resolve()
      },
    },
    refuse(reason) {
      refusing = reason
    },
    write(save, card, after, { end, isUndone } = {}) {
      if (refusing !== null) return Promise.reject(new Error(refusing))
      if (after !== null && (revisions.get(card.saveId) ?? 0) > after) return conflict()
      const next = 1 + (after ?? 0)
      keep(card.saveId, save, card, next)
      if (end) ends.set(card.saveId, end)
      else if (end === null) ends.delete(card.saveId)
      if (isUndone) undone.add(card.saveId)
      return Promise.resolve(next)
    },
    read(gameId, wanted) {
      const [latest] = [...cards.values()]
        .filter((card) => card.gameId === gameId)
        .sort((one, other) => other.savedAt - one.savedAt)
      const saveId = wanted ?? latest?.saveId ?? ''
      const save = saves.get(saveId)
      if (!save) return Promise.resolve(undefined)
      const revision = revisions.get(saveId) ?? 0
      return Promise.resolve({
        saveId,
        save,
        revision,
        names: names.get(saveId),
        isUndone: undone.has(saveId),
      })
    },
    cards: () => Promise.resolve([...cards.values()].map((card) => ({ ...card, ...names.get(card.saveId) }))),
    add: (save, { title, players, ...card }) =>
      add({ saveId: card.saveId, save, card, names: { title, players } }),
    name(saveId, given) {
      if (refusing !== null) return Promise.reject(new Error(refusing))
      names.set(saveId, given)
      return Promise.resolve()
    },
    remove(saveId) {
      const [save, card] = [saves.get(saveId), cards.get(saveId)]
      const removed = save && card && { saveId, save, card, names: names.get(saveId) }
      for (const map of [saves, cards, names, revisions]) map.delete(saveId)
      return Promise.resolve(removed)
    },
    putBack: add,
  }
}
