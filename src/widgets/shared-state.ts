import { useSyncExternalStore } from 'react'

/** What several parts of a page look at and change, wherever they stand. */
export interface SharedState<State> {
  readonly now: () => State
  readonly put: (state: State) => void
  /** What it is now, in a component that is drawn again when it changes. */
  readonly use: () => State
}

/** A state of the page, kept as long as the page lives. */
export function sharedState<State>(first: State): SharedState<State> {
  const listeners = new Set<() => void>()
  let state = first
  const now = () => state
  const subscribe = (changed: () => void) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }
  return {
    now,
    put(next) {
      state = next
      listeners.forEach((changed) => changed())
    },
    use: () => useSyncExternalStore(subscribe, now),
  }
}
