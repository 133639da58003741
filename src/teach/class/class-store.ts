import { useMemo } from 'react'
import { type HandedIn, readHandedIn } from '@/engine/lesson/handed-in'
import { browserStore, useBrowserStore } from '../learn/browser-store'

const store = browserStore('hexhearth-class')

/** What came of a hand-in being added: it is new, stands in place of an older one, or is older than what is there. */
export interface Kept {
  readonly how: 'added' | 'renewed' | 'older'
  readonly isKept: boolean
}

/** All that a class has handed in of a game. */
export function useClass(gameId: string): readonly HandedIn[] {
  const text = useBrowserStore(store)
  return useMemo(() => handedInFrom(text).filter(({ game }) => game === gameId), [text, gameId])
}

/** Adds a hand-in; of one learner and one lesson the newest stays. */
export function keepHandedIn(handed: HandedIn): Kept {
  const all = handedInFrom(store.read())
  const before = all.find((one) => isOfSame(one, handed))
  if (before && before.at > handed.at) return { how: 'older', isKept: true }
  const isKept = write([...all.filter((one) => one !== before), handed])
  return { how: before ? 'renewed' : 'added', isKept }
}

/** Forgets what one learner has handed in of one lesson. */
export function removeHandedIn(handed: HandedIn): void {
  write(handedInFrom(store.read()).filter((one) => !isOfSame(one, handed)))
}

function isOfSame(one: HandedIn, other: HandedIn): boolean {
  return (
    one.game === other.game &&
    one.learner === other.learner &&
    one.lesson.id === other.lesson.id &&
    one.lesson.sum === other.lesson.sum
  )
}

function write(all: readonly HandedIn[]): boolean {
  return store.write(all.length === 0 ? '' : JSON.stringify(all))
}

function handedInFrom(text: string): readonly HandedIn[] {
  try {
    const json: unknown = JSON.parse(text)
    if (!Array.isArray(json)) return []
    return json.flatMap((one) => {
      const read = readHandedIn(one)
      return read.ok ? [read.value] : []
    })
  } catch {
    return []
  }
}
