import { useEffect, useState } from 'react'
import type { AnyGame } from '@/contract/manifest'
import { loadStage, type Stage } from './stage'

/** The stage of a game, undefined until it has been fetched; a failure reaches the page's error boundary. */
export function useStage(game: AnyGame): Stage | undefined {
  const [stage, setStage] = useState<Stage>()
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  useEffect(() => {
    let isWanted = true
    loadStage(game).then(
      (loaded) => {
        if (isWanted) setStage(loaded)
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
  return stage?.game === game ? stage : undefined
}
