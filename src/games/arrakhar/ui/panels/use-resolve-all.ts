import { useEffect, useState } from 'react'
import { rolling } from '../../commands/designations'
import type { View } from '../../state/view'
import { advancesOpen } from '../../queries/combat-choices'
import { unresolvedIn } from '../../queries/designating'
import type { Desk } from '../desk/desk'

/**
 * Rolls every designation in the order made, each when the one before has changed the position, so that
 * dice typed by hand can be asked for in between. It halts where an advance is offered.
 */
export function useResolveAll({ view, send }: Desk): () => void {
  const [from, setFrom] = useState<View | null>(null)
  const isRunning = from !== null && from !== view
  const next = isRunning ? nextToRoll(view) : undefined

  useEffect(() => {
    if (!isRunning) return
    if (next === undefined || !send(rolling(next))) setFrom(null)
    else setFrom(view)
  }, [isRunning, next, send, view])

  return () => {
    const first = unresolvedIn(view)[0]
    if (first !== undefined && send(rolling(first))) setFrom(view)
  }
}

function nextToRoll(view: View): number | undefined {
  return advancesOpen(view).some(({ after }) => after === 'combat') ? undefined : unresolvedIn(view)[0]
}
