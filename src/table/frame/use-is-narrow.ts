import { useSyncExternalStore } from 'react'

const NARROW = '(width < 760px)'

/** Whether the screen is too narrow for a column beside the board. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
