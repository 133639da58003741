import { useCallback, useEffect, useRef } from 'react'

/** Tells whether what asks still stands in the page: work that outlasts it comes to nothing. */
export function useAlive(): () => boolean {
  const alive = useRef(false)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  return useCallback(() => alive.current, [])
}
