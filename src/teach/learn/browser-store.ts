import { useSyncExternalStore } from 'react'

/** Text kept in this browser under one key; a browser that keeps nothing keeps it until the page is closed. */
export interface BrowserStore {
  readonly read: () => string
  /** Whether the browser has kept it. */
  readonly write: (text: string) => boolean
  readonly subscribe: (onChange: () => void) => () => void
}

/** A store under a key, '' as long as nothing was kept. */
export function browserStore(key: string): BrowserStore {
  const listeners = new Set<() => void>()
  let unkept: string | undefined
  return {
    read: () => unkept ?? readFrom(key),
    write(text) {
      const isKept = writeTo(key, text)
      unkept = isKept ? undefined : text
      for (const listener of listeners) listener()
      return isKept
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** What a store holds, read again whenever it is written. */
export function useBrowserStore(store: BrowserStore): string {
  return useSyncExternalStore(store.subscribe, store.read)
}

function readFrom(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function writeTo(key: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
