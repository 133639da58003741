import type { Save } from '@/engine/save'
import type { Library, SaveCard } from '@/store/library'

/** A library that forgets with the test; what it holds went through JSON like a real one's. */
export interface MemoryLibrary extends Library {
  readonly saves: Map<string, Save>
  /** Makes every write fail with this reason, or succeed again. */
  refuse(reason: string | null): void
}

/** An empty library. */
export function memoryLibrary(): MemoryLibrary {
  const saves = new Map<string, Save>()
  const cards = new Map<string, SaveCard>()
  const revisions = new Map<string, number>()
  let refusing: string | null = null
  return {
    saves,
    refuse(reason) {
      refusing = reason
    },
    write(saveId, save, card, after) {
      if (refusing !== null) return Promise.reject(new Error(refusing))
      const revision = revisions.get(saveId) ?? 0
      if (after !== null && revision > after)
        return Promise.reject(new DOMException('Written meanwhile', 'ConstraintError'))
      const next = 1 + (after ?? revision)
      revisions.set(saveId, next)
      saves.set(saveId, JSON.parse(JSON.stringify(save)) as Save)
      cards.set(saveId, card)
      return Promise.resolve(next)
    },
    read(saveId) {
      const save = saves.get(saveId)
      return Promise.resolve(save && { save, revision: revisions.get(saveId) ?? 0 })
    },
    cards: () => Promise.resolve([...cards.values()]),
  }
}
