/** Waits until what is being rendered in a window has been painted. */
export function painted(page: Pick<Window, 'requestAnimationFrame'> = window): Promise<void> {
  // A frame is asked for before the paint; a timer set in it comes after.
  return new Promise((done) => page.requestAnimationFrame(() => setTimeout(done)))
}

/** Nothing that was asked for waits longer than this for an idle moment, in milliseconds. */
const PATIENCE_MS = 400

/** Does something when nothing else is to be done; what it gives calls that off. */
export function whenIdle(act: () => void): () => void {
  // Safari does not tell when it is idle.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(handle)
}
