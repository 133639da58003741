import { useSyncExternalStore } from 'react'

/** Whether the screen is too narrow for a column beside the board. */
export const useIsNarrow = whether('(width < 760px)')

/** Whether it is too low for both the forces and the log in that column. */
export const useIsLow = whether('(height < 820px)')

function whether(query: string): () => boolean {
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }
  return function useMatches() {
    return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
  }
}
