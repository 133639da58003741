import { useSyncExternalStore } from 'react'

/** A hook that tells whether a media query holds, also while the page stands. */
export function whether(query: string): () => boolean {
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }
  return function useMatches() {
    return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
  }
}
