import { useMemo } from 'react'
import { browserStore, useBrowserStore } from './browser-store'

/** Things by keys that begin with a game and a slash ('arena/first-game/2'). */
type Records<Value> = Readonly<Record<string, Value>>

/** Things kept in this browser by keys that begin with a game. */
export interface RecordStore<Value> {
  /** All of them, kept up to date in a component. */
  readonly use: () => Records<Value>
  readonly all: () => Records<Value>
  readonly keep: (all: Records<Value>) => void
  /** Forgets those of a game; gives back what they were. */
  readonly forget: (gameId: string) => Records<Value>
  /** Remembers again what was forgotten; what was kept since stands. */
  readonly restore: (forgotten: Records<Value>) => void
}

/** A store under a key of the browser's storage; what was kept may come from anybody, and what is not understood is not there. */
export function recordStore<Value>(
  name: string,
  isValue: (json: unknown) => json is Value,
): RecordStore<Value> {
  const store = browserStore(name)
  const all = () => recordsFrom(store.read(), isValue)
  const keep = (records: Records<Value>) => {
    store.write(Object.keys(records).length === 0 ? '' : JSON.stringify(records))
  }
  return {
    use() {
      const text = useBrowserStore(store)
      return useMemo(() => recordsFrom(text, isValue), [text])
    },
    all,
    keep,
    forget(gameId) {
      const entries = Object.entries(all())
      const isOwn = ([key]: readonly [string, Value]) => key.startsWith(`${gameId}/`)
      keep(Object.fromEntries(entries.filter((entry) => !isOwn(entry))))
      return Object.fromEntries(entries.filter(isOwn))
    },
    restore: (forgotten) => keep({ ...forgotten, ...all() }),
  }
}

function recordsFrom<Value>(text: string, isValue: (json: unknown) => json is Value): Records<Value> {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null) return {}
    return Object.fromEntries(
      Object.entries(json).filter((entry): entry is [string, Value] => isValue(entry[1])),
    )
  } catch {
    return {}
  }
}
