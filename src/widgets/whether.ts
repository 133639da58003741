import { useCallback, useState, useSyncExternalStore } from 'react'

/** A hook that tells whether a media query holds, also while the page stands. */
export function whether(query: string): () => boolean {
  return function useMatches() {
    // Kept, for a browser reads the query anew for each list that it is asked for.
    const [list] = useState(() => matchMedia(query))
    const subscribe = useCallback(
      (onChange: () => void) => {
        list.addEventListener('change', onChange)
        return () => list.removeEventListener('change', onChange)
      },
      [list],
    )
    return useSyncExternalStore(subscribe, () => list.matches)
  }
}
