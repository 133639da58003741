import { useEffect, useEffectEvent, useState } from 'react'
import { present } from '@/engine/refusal'
import type { AnyGame } from '@/games/manifest'
import { unhurried } from '@/store/unhurried'
import { type Course, type Weighed, weighing } from './weighing'

/** The first seat's chances, as far as they are known, and ways to stop finding out the others and to go on. */
export interface Chances {
  readonly values: readonly number[]
  readonly isRunning: boolean
  /** Why they cannot be known, if so. */
  readonly failure: string | null
  readonly stop: () => void
  readonly goOn: () => void
}

/** Has a game's bot, which there must be, judge positions while the page answers; keep the reference of what it weighs. */
export function useChances(game: AnyGame, weighed: Omit<Weighed, 'bot'>): Chances {
  const [values, setValues] = useState<readonly number[]>([])
  const [isWanted, setWanted] = useState(true)
  const [failure, setFailure] = useState<string | null>(null)
  const begun = useEffectEvent(() => values)
  useEffect(() => {
    if (!isWanted) return undefined
    let isOver = false
    const course = { known: begun(), isOver: () => isOver, onChances: setValues }
    judged(game, weighed, course).catch((error: unknown) =>
      setFailure(error instanceof Error ? error.message : String(error)),
    )
    return () => {
      isOver = true
    }
  }, [game, weighed, isWanted])
  const isRunning = isWanted && failure === null && values.length < weighed.stops.length
  return { values, isRunning, failure, stop: () => setWanted(false), goOn: () => setWanted(true) }
}

async function judged(game: AnyGame, weighed: Omit<Weighed, 'bot'>, course: Course): Promise<void> {
  const bot = await present(game.loadBot?.(), 'bot')
  await unhurried(weighing({ ...weighed, bot }, course))
}
