import { useEffect, useEffectEvent, useState } from 'react'
import type { Decision } from './decisions'
import { findMistakes, type Found, type Judge, NOTHING_FOUND } from './finding'

/** A search for mistakes, and ways to stop it and to go on. */
export interface Finding {
  readonly found: Found
  readonly stage: 'running' | 'stopped' | 'done'
  /** Why it came to an end too early, if it did. */
  readonly failure: string | null
  readonly stop: () => void
  readonly goOn: () => void
}

/** Has a judge look for mistakes among decisions, of which the reference is to be kept. */
export function useFinding(judge: Judge, decisions: readonly Decision[]): Finding {
  const [found, onFound] = useState(NOTHING_FOUND)
  const [stage, setStage] = useState<Finding['stage']>('running')
  const [failure, setFailure] = useState<string | null>(null)
  const known = useEffectEvent(() => found)
  const isRunning = stage === 'running'
  useEffect(() => {
    if (!isRunning) return undefined
    let isOver = false
    findMistakes(judge, decisions, { known: known(), isOver: () => isOver, onFound }).then(
      () => {
        if (!isOver) setStage('done')
      },
      (error: unknown) => {
        if (isOver) return
        setFailure(error instanceof Error ? error.message : String(error))
        setStage('stopped')
      },
    )
    return () => {
      isOver = true
      judge.stop()
    }
  }, [judge, decisions, isRunning])
  const goOn = () => {
    setFailure(null)
    setStage('running')
  }
  return { found, stage, failure, stop: () => setStage('stopped'), goOn }
}
