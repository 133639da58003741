import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { present } from '@/engine/kernel/refusal'
import type { AnyGame } from '@/contract/manifest'
import { cooperatively } from '@/store/cooperative'
import { type Course, stillTrue, type Weighed, weighing } from './weighing'

/** The first seat's chances, as far as they are known, and ways to stop finding out the others and to go on. */
export interface Chances {
  readonly values: readonly number[]
  readonly isRunning: boolean
  /** Why they cannot be known, if so. */
  readonly failure: string | null
  readonly stop: () => void
  readonly goOn: () => void
}

/** Chances, and what they are of. */
interface Known {
  readonly of: Omit<Weighed, 'bot'>
  readonly chances: readonly number[]
}

/** Has a game's bot, which there must be, judge positions while the page answers; keep the reference of what it weighs. */
export function useChances(game: AnyGame, weighed: Omit<Weighed, 'bot'>): Chances {
  const [known, setKnown] = useState<Known>({ of: weighed, chances: [] })
  // A line of a study may have grown, or gone another way.
  const values = useMemo(() => stillTrue(known.chances, known.of, weighed), [known, weighed])
  const [isWanted, setWanted] = useState(true)
  const [failure, setFailure] = useState<string | null>(null)
  const begun = useEffectEvent(() => values)
  useEffect(() => {
    if (!isWanted) return undefined
    let isOver = false
    const onChances = (chances: readonly number[]) => setKnown({ of: weighed, chances })
    const course = { known: begun(), isOver: () => isOver, onChances }
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
  await cooperatively(weighing({ ...weighed, bot }, course))
}
