import { useEffect, useState } from 'react'

type Outcome<Part> = { readonly part: Part } | { readonly error: unknown }

/**
 * What a loader fetches, undefined until it is there; a failure reaches the page's error boundary. The loader
 * must be the same one from render to render.
 */
export function useLoaded<Part>(load: () => Promise<Part>): Part | undefined {
  const [fetched, setFetched] = useState<{ readonly by: typeof load; readonly outcome: Outcome<Part> }>()
  useEffect(() => {
    let isWanted = true
    const keep = (outcome: Outcome<Part>) => {
      if (isWanted) setFetched({ by: load, outcome })
    }
    load().then(
      (part) => keep({ part }),
      (error: unknown) => keep({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [load])
  if (fetched?.by !== load) return undefined
  if ('error' in fetched.outcome) throw fetched.outcome.error
  return fetched.outcome.part
}
