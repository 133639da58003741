import { useEffect, useState } from 'react'
import { browserResults, type CountedResult, type KeptResults } from '@/store/catalog/results'
import { reasonOf } from '../library/games-store'
import { table } from '../session/table-session'
import { RESULTS_TEXT as TEXT } from './results-text'

/** How games ended that were played in this browser. */
export const results = browserResults()

/** What the page knows of them. */
export interface ResultsRead extends KeptResults {
  /** What the browser's storage refused, as a sentence. */
  readonly trouble: string | null
}

/** What can be done with them; each reads them anew. */
interface ResultsDeeds {
  readonly forget: (which: CountedResult | 'all') => void
}

/** The results, null before they have been read, and the way to forget them. */
export function useResults(): readonly [ResultsRead | null, ResultsDeeds] {
  const [read, setRead] = useState<ResultsRead | null>(null)
  const look = async (trouble: string | null) => setRead(await readAll(trouble))
  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void readAll(null).then(setRead)
    }
    lookAgain()
    // Another tab may have finished a game or deleted a result meanwhile.
    addEventListener('focus', lookAgain)
    return () => removeEventListener('focus', lookAgain)
  }, [])
  return [read, { forget: (which) => void forget(which).then(look) }]
}

async function readAll(trouble: string | null): Promise<ResultsRead> {
  try {
    return { ...(await results.all()), trouble }
  } catch (thrown) {
    return { results: [], unread: 0, trouble: trouble ?? TEXT.unread(reasonOf(thrown)) }
  }
}

/** Forgets results; why that failed, as a sentence. */
async function forget(which: CountedResult | 'all'): Promise<string | null> {
  try {
    await results.forget(which === 'all' ? 'all' : [which])
    table.say(which === 'all' ? TEXT.removedAll : TEXT.removed)
    return null
  } catch (thrown) {
    return TEXT.failed(reasonOf(thrown))
  }
}
