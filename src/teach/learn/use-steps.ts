import { useCallback, useEffect, useState } from 'react'

/** How long a step stays when they follow by themselves: time to read a sentence and see the move. */
const STEP_MS = 3200

/** A place in a row of steps, and the ways to move there. */
export interface Steps {
  /** How many steps have been taken. */
  readonly at: number
  readonly count: number
  readonly isAuto: boolean
  readonly back: () => void
  readonly forward: () => void
  readonly toggleAuto: () => void
}

/** Steps to be gone through by hand or by themselves. */
export function useSteps(count: number): Steps {
  const [at, setAt] = useState(0)
  const [isWanted, setWanted] = useState(false)
  const isAuto = isWanted && at < count
  const move = useCallback((by: number) => setAt((now) => Math.min(Math.max(now + by, 0), count)), [count])
  useEffect(() => {
    if (!isAuto) return
    const timer = setTimeout(() => move(1), STEP_MS)
    return () => clearTimeout(timer)
  }, [isAuto, at, move])
  const byHand = (by: number) => {
    setWanted(false)
    move(by)
  }
  const toggleAuto = () => {
    setWanted(!isAuto)
    // Whoever starts it wants to see something now, and from the beginning when all was seen.
    if (isAuto) return
    if (at === count) setAt(0)
    else move(1)
  }
  return { at, count, isAuto, back: () => byHand(-1), forward: () => byHand(1), toggleAuto }
}
