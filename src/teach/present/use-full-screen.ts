import { useEffect, useSyncExternalStore } from 'react'

/** Whether the page fills the screen, and the way there and back; none where the browser cannot. */
export interface FullScreen {
  readonly isFull: boolean
  readonly toggle: (() => void) | undefined
}

/** Fills the screen with the page, until what asked for it is gone. */
export function useFullScreen(): FullScreen {
  const isFull = useSyncExternalStore(subscribe, isFilled)
  useEffect(() => () => void leaveFullScreen(), [])
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined }
}

/** Gives the screen back: whether it was filled. */
export function leaveFullScreen(): boolean {
  const wasFull = isFilled()
  // The browser may have given it back already.
  if (wasFull) document.exitFullscreen().catch(() => undefined)
  return wasFull
}

function toggle(): void {
  // A browser may refuse; then the page stays as large as it is.
  if (!leaveFullScreen()) document.documentElement.requestFullscreen().catch(() => undefined)
}

function isFilled(): boolean {
  return document.fullscreenElement !== null
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
