import { useEffect, useState } from 'react'
import type { AnyFileRules, AnyPlayRules } from '@/engine/kernel/game'
import type { AnyGame, AnyTeaching } from '@/contract/manifest'

/** What it takes to set up a position of a game by hand. */
export interface Desk {
  readonly game: AnyGame
  readonly rules: AnyPlayRules
  readonly files: AnyFileRules
  readonly teaching: AnyTeaching
}

/** A game's desk, undefined until it has been fetched; a failure reaches the page's error boundary. */
export function useDesk(game: AnyGame): Desk | undefined {
  const [desk, setDesk] = useState<Desk>()
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  useEffect(() => {
    let isWanted = true
    Promise.all([game.loadTable(), game.loadTeaching()]).then(
      ([{ rules, files }, teaching]) => {
        if (isWanted) setDesk({ game, rules, files, teaching })
      },
      (error: unknown) => {
        if (isWanted) setFailure({ error })
      },
    )
    return () => {
      isWanted = false
    }
  }, [game])
  if (failure) throw failure.error
  return desk?.game === game ? desk : undefined
}
