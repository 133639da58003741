/** What was thrown because a part of the program did not come. */
const missing = new WeakSet<object>()

/** Heard on the window when a part that somebody waits for has not come. */
const TOLD = 'hexhearth:missing'

let told = 0

/** Remembers that something was thrown because a part of the program did not come, as without a network. */
export function markMissing(thrown: unknown): void {
  if (typeof thrown === 'object' && thrown !== null) missing.add(thrown)
}

/** Whether something was thrown because a part did not come, and not by a fault of the program. */
export function isMissing(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && missing.has(thrown)
}

/** Has the page say that a part has not come. */
export function tellMissing(): void {
  told++
  dispatchEvent(new Event(TOLD))
}

/** How often that has been told. */
export function timesMissing(): number {
  return told
}

/** Listens for it; what this gives ends that. */
export function onMissing(listener: () => void): () => void {
  addEventListener(TOLD, listener)
  return () => removeEventListener(TOLD, listener)
}

/**
 * Knows whatever the built page fails to fetch, modules and their style sheets alike, from the loader that the build
 * puts around every import; what nobody catches is told.
 */
export function watchLoading(): void {
  addEventListener('vite:preloadError', ({ payload }) => markMissing(payload))
  addEventListener('unhandledrejection', (event) => {
    if (!isMissing(event.reason)) return
    event.preventDefault()
    tellMissing()
  })
}
